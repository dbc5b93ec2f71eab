// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.List;
import org.mortise.ir.execution.code.Code;
import org.mortise.ir.execution.code.Instruction;

/**
 * A code with the facts needed to compile it.
 *
 * @param classes the classes of the program
 * @param code the code
 * @param blocks its basic blocks
 * @param registers facts about its registers
 * @param forms the representation of its registers
 * @param charges where its steps are counted
 */
record CompiledCode(ProgramClasses classes, Code code, Blocks blocks, Registers registers, Forms forms,
    Charges charges) {
  static CompiledCode of(ProgramClasses classes, Code code, int maxCost) {
    Blocks blocks = new Blocks(code, maxCost);
    Registers registers = new Registers(code, blocks);
    List<CountedLoop> loops = CountedLoop.of(code, blocks, registers);
    Forms forms = new Forms(code, blocks, registers, new Ranges(code, blocks, registers, loops));
    boolean isWhole = maxCost == Integer.MAX_VALUE; // otherwise a loop may be in several methods
    Charges charges = new Charges(code, blocks, isWhole ? loops : List.of(), registers, forms);
    return new CompiledCode(classes, code, blocks, registers, forms, charges);
  }

  /** Returns whether Java code is run, which may allocate memory on the stack. */
  boolean runsJavaCode() {
    return code.instructions().stream().anyMatch(Instruction.Run.class::isInstance);
  }

  MemoryKind memoryKind() {
    return classes.memoryKind();
  }

  FunctionType type() {
    return classes.typeOf(code.function());
  }
}
