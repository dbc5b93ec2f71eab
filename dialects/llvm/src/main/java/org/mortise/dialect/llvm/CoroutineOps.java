// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.definition.Op;

/** Intrinsics of coroutines. */
@Op(name = "llvm.intr.coro.align",
    results = "res: LLVM_TYPE",
    format = "attr-dict `:` type($res)",
    summary = "The alignment of the frame.")
@Op(name = "llvm.intr.coro.begin",
    operands = {"token: TOKEN", "mem: POINTER"},
    results = "res: LLVM_TYPE",
    format = "$token `,` $mem attr-dict `:` functional-type(operands, results)",
    summary = "The address of the frame.")
@Op(name = "llvm.intr.coro.end",
    operands = {"handle: POINTER", "unwind: I1", "retvals: TOKEN"},
    results = "res: LLVM_TYPE",
    format = "$handle `,` $unwind `,` $retvals attr-dict `:` functional-type(operands, results)",
    summary = "Ends the part that is run at a resumption.")
@Op(name = "llvm.intr.coro.free",
    operands = {"id: TOKEN", "handle: POINTER"},
    results = "res: LLVM_TYPE",
    format = "$id `,` $handle attr-dict `:` functional-type(operands, results)",
    summary = "The memory of the frame, or null if it was not allocated.")
@Op(name = "llvm.intr.coro.id",
    operands = {"align: I32", "promise: POINTER", "coroaddr: POINTER", "fnaddrs: POINTER"},
    results = "res: LLVM_TYPE",
    format = "$align `,` $promise `,` $coroaddr `,` $fnaddrs attr-dict `:` functional-type(operands, results)",
    summary = "The token of a coroutine.")
@Op(name = "llvm.intr.coro.promise",
    operands = {"handle: POINTER", "align: I32", "from: I1"},
    results = "res: POINTER",
    format = "$handle `,` $align `,` $from attr-dict `:` functional-type(operands, results)",
    summary = "The address of the promise.")
@Op(name = "llvm.intr.coro.resume",
    operands = "handle: POINTER",
    format = "$handle attr-dict `:` qualified(type($handle))",
    summary = "Resumes a coroutine.")
@Op(name = "llvm.intr.coro.save",
    operands = "handle: POINTER",
    results = "res: LLVM_TYPE",
    format = "$handle attr-dict `:` functional-type(operands, results)",
    summary = "Marks the state at a suspension.")
@Op(name = "llvm.intr.coro.size",
    results = "res: LLVM_TYPE",
    format = "attr-dict `:` type($res)",
    summary = "The size of the frame.")
@Op(name = "llvm.intr.coro.suspend",
    operands = {"save: TOKEN", "final: I1"},
    results = "res: LLVM_TYPE",
    format = "$save `,` $final attr-dict `:` type($res)",
    summary = "Suspends a coroutine.")
final class CoroutineOps {
  private CoroutineOps() {}
}
