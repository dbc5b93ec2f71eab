// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.compiled;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.execution.code.Code;

/** Makes the classes of one function. */
final class FunctionCompiler {
  private final ProgramClasses classes;
  private final Code code;

  FunctionCompiler(ProgramClasses classes, Code code) {
    this.classes = classes;
    this.code = code;
  }

  List<CompiledClass> compile() {
    CompiledCode compiled = CompiledCode.of(classes, code, Integer.MAX_VALUE);
    FunctionType type = compiled.type();
    ClassBuilder builder = new ClassBuilder(type.internalName(), code);
    WholeMethod method = new WholeMethod(compiled, builder);
    method.emit();
    List<CompiledClass> made = new ArrayList<>();
    made.add(method.finish(type.className()));
    return made;
  }
}
