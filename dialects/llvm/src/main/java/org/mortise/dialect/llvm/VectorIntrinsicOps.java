// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.definition.Op;

/** Intrinsics of vectors and matrices. */
@Op(name = "llvm.intr.vector.reduce.add", family = IntegerReductionOp.class, summary = "The sum of the elements.")
@Op(name = "llvm.intr.vector.reduce.and",
    family = IntegerReductionOp.class,
    summary = "The bitwise and of the elements.")
@Op(name = "llvm.intr.vector.reduce.fadd", family = OrderedReductionOp.class, summary = "The sum of the elements.")
@Op(name = "llvm.intr.vector.reduce.fmax",
    family = FloatReductionOp.class,
    summary = "The largest element of the elements.")
@Op(name = "llvm.intr.vector.reduce.fmaximum",
    family = FloatReductionOp.class,
    summary = "The largest element, or NaN, of the elements.")
@Op(name = "llvm.intr.vector.reduce.fmin",
    family = FloatReductionOp.class,
    summary = "The smallest element of the elements.")
@Op(name = "llvm.intr.vector.reduce.fminimum",
    family = FloatReductionOp.class,
    summary = "The smallest element, or NaN, of the elements.")
@Op(name = "llvm.intr.vector.reduce.fmul",
    family = OrderedReductionOp.class,
    summary = "The product of the elements.")
@Op(name = "llvm.intr.vector.reduce.mul", family = IntegerReductionOp.class, summary = "The product of the elements.")
@Op(name = "llvm.intr.vector.reduce.or",
    family = IntegerReductionOp.class,
    summary = "The bitwise or of the elements.")
@Op(name = "llvm.intr.vector.reduce.smax",
    family = IntegerReductionOp.class,
    summary = "The largest signed integer of the elements.")
@Op(name = "llvm.intr.vector.reduce.smin",
    family = IntegerReductionOp.class,
    summary = "The smallest signed integer of the elements.")
@Op(name = "llvm.intr.vector.reduce.umax",
    family = IntegerReductionOp.class,
    summary = "The largest unsigned integer of the elements.")
@Op(name = "llvm.intr.vector.reduce.umin",
    family = IntegerReductionOp.class,
    summary = "The smallest unsigned integer of the elements.")
@Op(name = "llvm.intr.vector.reduce.xor",
    family = IntegerReductionOp.class,
    summary = "The bitwise exclusive or of the elements.")
@Op(name = "llvm.intr.vector.deinterleave2",
    operands = "vec: VECTOR",
    results = "res: LLVM_TYPE",
    traits = "PURE",
    summary = "The vectors of the elements with even and with odd indices.")
@Op(name = "llvm.intr.vector.extract",
    operands = "srcvec: VECTOR",
    results = "res: VECTOR",
    attributes = "pos: I64",
    traits = "PURE",
    format = "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)",
    summary = "Extracts a part of a vector.")
@Op(name = "llvm.intr.vector.insert",
    operands = {"dstvec: VECTOR", "srcvec: VECTOR"},
    results = "res: VECTOR",
    attributes = "pos: I64",
    traits = "PURE",
    sameTypes = "dstvec, res",
    format = "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)",
    summary = "Replaces a part of a vector.")
@Op(name = "llvm.intr.vector.interleave2",
    operands = {"vec1: VECTOR", "vec2: VECTOR"},
    results = "res: LLVM_TYPE",
    traits = "PURE",
    sameTypes = "vec1, vec2",
    summary = "The elements of two vectors by turns.")
@Op(name = "llvm.intr.stepvector", since = "22.1",
    results = "res: INTEGER_VECTOR",
    traits = "PURE",
    format = "attr-dict `:` type($res)",
    summary = "A vector of 0, 1, 2 and so on.")
@Op(name = "llvm.intr.get.active.lane.mask",
    operands = {"base: SIGNLESS_INTEGER", "n: SIGNLESS_INTEGER"},
    results = "res: LLVM_TYPE",
    traits = "PURE",
    format = "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)",
    summary = "A mask of the indices that are less than a limit.")
@Op(name = "llvm.intr.matrix.column.major.load",
    operands = {"data: POINTER", "stride: SIGNLESS_INTEGER"},
    results = "res: VECTOR",
    attributes = {"isVolatile: ONE_BIT", "rows: I32", "columns: I32"},
    format = "$data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($res) `from` qualified(type($data)) `stride` "
        + "type($stride)",
    summary = "Reads a matrix from memory.")
@Op(name = "llvm.intr.matrix.column.major.store",
    operands = {"matrix: VECTOR", "data: POINTER", "stride: SIGNLESS_INTEGER"},
    attributes = {"isVolatile: ONE_BIT", "rows: I32", "columns: I32"},
    format = "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($matrix) `to` "
        + "qualified(type($data)) `stride` type($stride)",
    summary = "Writes a matrix to memory.")
@Op(name = "llvm.intr.matrix.multiply",
    operands = {"lhs: VECTOR", "rhs: VECTOR"},
    results = "res: VECTOR",
    attributes = {"lhs_rows: I32", "lhs_columns: I32", "rhs_columns: I32"},
    format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)",
    summary = "The product of two matrices.")
@Op(name = "llvm.intr.matrix.transpose",
    operands = "matrix: VECTOR",
    results = "res: VECTOR",
    attributes = {"rows: I32", "columns: I32"},
    format = "$matrix attr-dict `:` type($matrix) `into` type($res)",
    summary = "The transpose of a matrix.")
@Op(name = "llvm.intr.masked.load",
    operands = {"data: POINTER", "mask: MASK", "pass_thru: VECTOR?"},
    results = "res: VECTOR",
    attributes = {"alignment: I32", "nontemporal: UNIT? since 22.1"},
    format = "operands attr-dict `:` functional-type(operands, results)",
    summary = "Reads the enabled elements of a vector from memory.")
@Op(name = "llvm.intr.masked.store",
    operands = {"value: VECTOR", "data: POINTER", "mask: MASK"},
    attributes = "alignment: I32",
    format = "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))",
    summary = "Writes the enabled elements of a vector to memory.")
@Op(name = "llvm.intr.masked.gather",
    operands = {"ptrs: POINTER_VECTOR", "mask: MASK", "pass_thru: VECTOR..."},
    results = "res: VECTOR",
    attributes = "alignment: I32",
    format = "operands attr-dict `:` functional-type(operands, results)",
    summary = "Reads the enabled elements of a vector from several places.")
@Op(name = "llvm.intr.masked.scatter",
    operands = {"value: VECTOR", "ptrs: POINTER_VECTOR", "mask: MASK"},
    attributes = "alignment: I32",
    format = "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)",
    summary = "Writes the enabled elements of a vector to several places.")
@Op(name = "llvm.intr.masked.expandload",
    operands = {"ptr: POINTER", "mask: MASK", "passthru: VECTOR"},
    results = "res: LLVM_TYPE",
    attributes = {"arg_attrs: DICTIONARY_ARRAY? since 22.1", "res_attrs: DICTIONARY_ARRAY? since 22.1"},
    summary = "Reads consecutive values from memory into the enabled elements of a vector.")
@Op(name = "llvm.intr.masked.compressstore",
    operands = {"value: VECTOR", "ptr: POINTER", "mask: MASK"},
    attributes = {"arg_attrs: DICTIONARY_ARRAY? since 22.1", "res_attrs: DICTIONARY_ARRAY? since 22.1"},
    summary = "Writes the enabled elements of a vector to consecutive places.")
@Op(name = "llvm.extractelement",
    operands = {"vector: VECTOR", "position: SIGNLESS_INTEGER"},
    results = "res: LLVM_TYPE",
    traits = "PURE",
    format = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
    define = "VectorTypes.extraction", summary = "Returns an element of a vector.")
@Op(name = "llvm.insertelement",
    operands = {"vector: VECTOR", "value: PRIMITIVE", "position: SIGNLESS_INTEGER"},
    results = "res: VECTOR",
    traits = "PURE",
    sameTypes = "res, vector",
    format = "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
    define = "VectorTypes.insertion", summary = "Returns a vector with another element.")
final class VectorIntrinsicOps {
  private VectorIntrinsicOps() {}
}
