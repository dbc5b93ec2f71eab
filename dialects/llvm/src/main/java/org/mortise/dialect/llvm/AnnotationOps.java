// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.definition.Op;

/** Intrinsics that describe values or memory, also to debuggers. */
@Op(name = "llvm.intr.annotation",
    operands = {"integer: SIGNLESS_INTEGER", "annotation: POINTER", "fileName: POINTER", "line: I32"},
    results = "res: SIGNLESS_INTEGER",
    sameTypes = {"res, integer", "annotation, fileName"},
    summary = "An integer with an annotation.")
@Op(name = "llvm.intr.ptr.annotation",
    operands = {"ptr: POINTER", "annotation: POINTER", "fileName: POINTER", "line: I32", "attr: POINTER"},
    results = "res: POINTER",
    sameTypes = {"res, ptr", "annotation, fileName, attr"},
    summary = "A pointer with an annotation.")
@Op(name = "llvm.intr.var.annotation",
    operands = {"val: POINTER", "annotation: POINTER", "fileName: POINTER", "line: I32", "attr: POINTER"},
    sameTypes = "annotation, fileName, attr",
    summary = "Annotates a variable.")
@Op(name = "llvm.intr.dbg.declare",
    operands = "addr: POINTER",
    attributes = {"varInfo: DI_LOCAL_VARIABLE", "locationExpr: DI_EXPRESSION = NO_EXPRESSION"},
    format = "qualified($varInfo) (qualified($locationExpr)^)? `=` $addr `:` qualified(type($addr)) attr-dict",
    summary = "The address of a variable of the source.")
@Op(name = "llvm.intr.dbg.label",
    attributes = "label: DI_LABEL",
    format = "$label attr-dict",
    summary = "A label of the source.")
@Op(name = "llvm.intr.dbg.value",
    operands = "value: LLVM_TYPE",
    attributes = {"varInfo: DI_LOCAL_VARIABLE", "locationExpr: DI_EXPRESSION = NO_EXPRESSION"},
    format = "qualified($varInfo) (qualified($locationExpr)^)? `=` $value `:` qualified(type($value)) attr-dict",
    summary = "The value of a variable of the source.")
@Op(name = "llvm.intr.experimental.noalias.scope.decl",
    attributes = "scope: ALIAS_SCOPE",
    format = "$scope attr-dict",
    summary = "Declares a scope of accesses that do not alias.")
@Op(name = "llvm.intr.invariant.start",
    operands = "ptr: POINTER",
    results = "res: DEFAULT_POINTER",
    attributes = "size: I64",
    format = "$size `,` $ptr attr-dict `:` qualified(type($ptr))",
    summary = "Memory does not change from here.")
@Op(name = "llvm.intr.invariant.end",
    operands = {"start: DEFAULT_POINTER", "ptr: POINTER"},
    attributes = "size: I64",
    format = "$start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))",
    summary = "Memory may change from here.")
@Op(name = "llvm.intr.launder.invariant.group", since = "22.1",
    operands = "ptr: POINTER",
    results = "res: POINTER",
    traits = "SAME_OPERANDS_AND_RESULT_TYPE",
    format = "$ptr attr-dict `:` qualified(type($ptr))",
    summary = "A pointer to memory with new contents.")
@Op(name = "llvm.intr.strip.invariant.group", since = "22.1",
    operands = "ptr: POINTER",
    results = "res: POINTER",
    traits = "SAME_OPERANDS_AND_RESULT_TYPE",
    format = "$ptr attr-dict `:` qualified(type($ptr))",
    summary = "A pointer without assumptions about contents.")
@Op(name = "llvm.intr.lifetime.start",
    operands = "ptr: POINTER",
    format = "$ptr attr-dict `:` qualified(type($ptr))",
    summary = "The memory of an allocation begins to be used.")
@Op(name = "llvm.intr.lifetime.end",
    operands = "ptr: POINTER",
    format = "$ptr attr-dict `:` qualified(type($ptr))",
    summary = "The memory of an allocation is no longer used.")
@Op(name = "llvm.intr.prefetch",
    operands = "addr: POINTER",
    attributes = {"rw: I32", "hint: I32", "cache: I32"},
    summary = "Fetches memory into a cache.")
@Op(name = "llvm.intr.ptrmask", since = "22.1",
    operands = {"ptr: POINTERS", "mask: ANY_INTEGERS"},
    results = "res: POINTERS",
    traits = "PURE",
    sameTypes = "ptr, res",
    format = "$ptr `,` $mask attr-dict `:` functional-type(operands, results)",
    summary = "A pointer with some bits cleared.")
@Op(name = "llvm.intr.threadlocal.address",
    operands = "global: POINTER",
    results = "res: LLVM_TYPE",
    traits = "PURE",
    summary = "The address of a thread-local variable.")
@Op(name = "llvm.intr.eh.typeid.for",
    operands = "type_info: POINTER",
    results = "res: LLVM_TYPE",
    format = "$type_info attr-dict `:` functional-type(operands, results)",
    summary = "The number of a type that is thrown.")
@Op(name = "llvm.intr.ubsantrap",
    attributes = "failureKind: I8",
    format = "prop-dict attr-dict",
    summary = "Ends the program with a number that states the failure.")
@Op(name = "llvm.intr.vastart",
    operands = "arg_list: POINTER",
    format = "$arg_list attr-dict `:` qualified(type($arg_list))",
    summary = "Begins a list of variadic arguments.")
@Op(name = "llvm.intr.vacopy",
    operands = {"dest_list: POINTER", "src_list: POINTER"},
    format = "$src_list `to` $dest_list attr-dict `:` type(operands)",
    summary = "Copies a list of variadic arguments.")
@Op(name = "llvm.intr.vaend",
    operands = "arg_list: POINTER",
    format = "$arg_list attr-dict `:` qualified(type($arg_list))",
    summary = "Ends a list of variadic arguments.")
final class AnnotationOps {
  private AnnotationOps() {}
}
