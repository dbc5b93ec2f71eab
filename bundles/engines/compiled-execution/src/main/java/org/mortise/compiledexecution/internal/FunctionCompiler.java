// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.execution.code.Code;
import org.mortise.ir.execution.code.Instruction;

/**
 * Creates the class of one function, or several if its method would be too large for HotSpot to compile.
 */
final class FunctionCompiler {
  /** HotSpot by default does not compile methods larger than 8,000 bytes. */
  static final int MAX_BYTES = 7_500;

  private static final int MIN_COST = 500;

  private final ProgramClasses classes;
  private final Code code;

  FunctionCompiler(ProgramClasses classes, Code code) {
    this.classes = classes;
    this.code = StripMining.apply(code);
  }

  List<CompiledClass> compile() {
    if (cost() <= 2L * MAX_BYTES) {
      CompiledCode compiled = CompiledCode.of(classes, code, Integer.MAX_VALUE);
      FunctionType type = compiled.type();
      WholeMethod method = new WholeMethod(compiled, new ClassBuilder(type.internalName(), code));
      if (method.emit() <= MAX_BYTES) {
        return List.of(method.finish(type.className()));
      }
    }
    for (int maxCost = MAX_BYTES;; maxCost /= 2) {
      List<CompiledClass> made = split(maxCost);
      if (!made.isEmpty()) {
        return made;
      }
    }
  }

  private long cost() {
    long cost = 0;
    for (Instruction instruction : code.instructions()) {
      cost += Cost.of(instruction);
    }
    return cost;
  }

  /** Returns the classes, or none if a method is too large and could be smaller. */
  private List<CompiledClass> split(int maxCost) {
    CompiledCode compiled = CompiledCode.of(classes, code, maxCost);
    Parts parts = new Parts(compiled, maxCost);
    List<CompiledClass> made = new ArrayList<>();
    for (int i = 0; i < parts.all().size(); i++) {
      String name = SplitFunction.partName(compiled.type(), i);
      PartMethod part = new PartMethod(compiled, parts, i, new ClassBuilder(name.replace('.', '/'), code));
      if (part.emit() > MAX_BYTES && maxCost > MIN_COST) {
        return List.of();
      }
      made.add(part.finish(name));
    }
    made.add(new SplitFunction(compiled, parts).emit());
    return made;
  }
}
