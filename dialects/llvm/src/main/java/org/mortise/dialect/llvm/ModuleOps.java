// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.definition.Op;

/** Properties of modules. */
@Op(name = "llvm.linker_options",
    attributes = "options: STRING_ARRAY",
    format = "$options attr-dict",
    summary = "Options for the linker.")
@Op(name = "llvm.mlir.none",
    results = "res: TOKEN",
    traits = "PURE",
    format = "attr-dict `:` type($res)",
    summary = "An empty token.")
@Op(name = "llvm.va_arg", since = "22.1",
    operands = "arg: POINTER",
    results = "res: LLVM_TYPE",
    format = "$arg attr-dict `:` functional-type($arg, $res)",
    summary = "The next variadic argument.")
final class ModuleOps {
  private ModuleOps() {}
}
