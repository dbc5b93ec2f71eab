// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.definition.Op;

/** Conversions between types. */
@Op(name = "llvm.addrspacecast", summary = "The same place in another address space.",
    operands = "arg: POINTERS",
    results = "res: POINTERS",
    traits = "PURE", define = "Folds.castChains",
    format = "$arg attr-dict `:` type($arg) `to` type($res)")
@Op(name = "llvm.inttoptr", summary = "The pointer of a number.",
    operands = "arg: INTEGERS",
    results = "res: POINTERS",
    attributes = "dereferenceable: DEREFERENCEABLE? since 22.1",
    traits = "PURE",
    format = "$arg (`dereferenceable` `` $dereferenceable^)? attr-dict `:` type($arg) `to` type($res)")
@Op(name = "llvm.ptrtoint", summary = "The number of a pointer.",
    operands = "arg: POINTERS",
    results = "res: INTEGERS",
    traits = "PURE",
    format = "$arg attr-dict `:` type($arg) `to` type($res)")
@Op(name = "llvm.trunc", summary = "The lower bits of an integer.",
    operands = "arg: INTEGERS",
    results = "res: INTEGERS",
    attributes = "overflowFlags: OVERFLOW = NO_FLAGS since 22.1",
    traits = "PURE",
    format = "$arg ($overflowFlags^)? attr-dict `:` type($arg) `to` type($res)")
@Op(name = "llvm.sitofp", summary = "The floating-point number of a signed integer.",
    operands = "arg: INTEGERS",
    results = "res: FLOATS",
    traits = "PURE",
    format = "$arg attr-dict `:` type($arg) `to` type($res)")
@Op(name = "llvm.uitofp", summary = "The floating-point number of an unsigned integer.",
    operands = "arg: INTEGERS",
    results = "res: FLOATS",
    attributes = "nonNeg: UNIT? since 22.1",
    traits = "PURE",
    format = "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)")
@Op(name = "llvm.fptosi", summary = "The signed integer of a floating-point number.",
    operands = "arg: FLOATS",
    results = "res: INTEGERS",
    traits = "PURE",
    format = "$arg attr-dict `:` type($arg) `to` type($res)")
@Op(name = "llvm.fptoui", summary = "The unsigned integer of a floating-point number.",
    operands = "arg: FLOATS",
    results = "res: INTEGERS",
    traits = "PURE",
    format = "$arg attr-dict `:` type($arg) `to` type($res)")
@Op(name = "llvm.fpext", summary = "A floating-point number in a wider format.",
    operands = "arg: FLOATS",
    results = "res: FLOATS",
    traits = "PURE",
    format = "$arg attr-dict `:` type($arg) `to` type($res)")
@Op(name = "llvm.fptrunc", summary = "A floating-point number in a narrower format.",
    operands = "arg: FLOATS",
    results = "res: FLOATS",
    traits = "PURE",
    format = "$arg attr-dict `:` type($arg) `to` type($res)")
final class CastOps {
  private CastOps() {}
}
