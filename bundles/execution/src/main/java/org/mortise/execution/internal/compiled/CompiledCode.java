// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.compiled;

import org.mortise.ir.execution.code.Code;

/**
 * A code and what is known about it before it is compiled.
 *
 * @param classes the classes of the program
 * @param code the code
 * @param blocks its basic blocks
 * @param registers facts about its registers
 * @param forms how its registers are kept
 */
record CompiledCode(ProgramClasses classes, Code code, Blocks blocks, Registers registers, Forms forms) {
  static CompiledCode of(ProgramClasses classes, Code code, int maxCost) {
    Blocks blocks = new Blocks(code, maxCost);
    Registers registers = new Registers(code, blocks);
    Ranges ranges = new Ranges(code, blocks, registers, CountedLoop.of(code, blocks, registers));
    return new CompiledCode(classes, code, blocks, registers, new Forms(code, blocks, registers, ranges));
  }

  MemoryKind memoryKind() {
    return classes.memoryKind();
  }

  FunctionType type() {
    return classes.typeOf(code.function());
  }
}
