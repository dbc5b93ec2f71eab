// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.definition.Op;

/** Operations of Fortran programs without specific Java code. */
@Op(name = "fir.address_of", view = "AddrOfOp", results = "resTy: ANY_ADDRESSABLE",
    attributes = "symbol: SYMBOL_REF", traits = "NO_MEMORY_EFFECT",
    format = "`(` $symbol `)` attr-dict `:` type($resTy)", summary = "The address of a global variable or procedure.")
@Op(name = "fir.assumed_size_extent", view = "AssumedSizeExtentOp", results = "result: INDEX",
    resultNames = "", traits = "NO_MEMORY_EFFECT", format = "attr-dict `:` type(results)", since = "22.1",
    summary = "The last extent of an assumed-size array, which is not known.")
@Op(name = "fir.array_amend", view = "ArrayAmendOp", operands = {"sequence: SEQUENCE", "memref: REFERENCE"},
    results = "result: SEQUENCE", traits = "NO_MEMORY_EFFECT",
    format = "$sequence `,` $memref attr-dict `:` functional-type(operands, results)",
    summary = "An array value that an element was changed of.")
@Op(name = "fir.box_dims", view = "BoxDimsOp", operands = {"val: BOX_OR_CLASS", "dim: ANY_INTEGER"},
    results = {"lowerBound: INDEX", "extent: INDEX", "byteStride: INDEX"}, resultNames = {"", "", ""},
    traits = "NO_MEMORY_EFFECT", format = "$val `,` $dim attr-dict `:` functional-type(operands, results)",
    summary = "The lower bound, the extent and the byte stride of a dimension.")
@Op(name = "fir.box_elesize", view = "BoxElementSizeOp", operands = "val: BOX_OR_CLASS",
    results = "size: ANY_INTEGER", traits = "NO_MEMORY_EFFECT", format = Formats.SIMPLE,
    summary = "The size of an element in bytes.")
@Op(name = "fir.dt_component", view = "DTComponentOp", attributes = {"name: STRING", "lower_bounds: DENSE_I64_ARRAY?",
    "init_val: FLAT_SYMBOL_REF?"}, parents = "fir.type_info",
    format = "$name (`lbs` $lower_bounds^)? (`init` $init_val^)? attr-dict",
    summary = "The lower bounds and the initial value of a component of a derived type.")
@Op(name = "fir.end", view = "EndOp", traits = {"TERMINATOR", "NO_MEMORY_EFFECT"},
    summary = "Ends a region without a value.")
@Op(name = "fir.extract_value", view = "ExtractValueOp", operands = "adt: ANY_COMPOSITE",
    results = "res: FIR_TYPE", attributes = "coor: ARRAY", traits = "NO_MEMORY_EFFECT",
    format = "$adt `,` $coor attr-dict `:` functional-type(operands, results)",
    summary = "A part of a composite value.",
    implementations = AddressViews.class)
@Op(name = "fir.freemem", view = "FreeMemOp", operands = "heapref: HEAP free",
    effects = "free", format = "$heapref attr-dict `:` qualified(type($heapref))",
    summary = "Frees an entity that {@code fir.allocmem} has allocated.")
@Op(name = "fir.has_value", view = "HasValueOp", operands = "resval: ANY",
    traits = "TERMINATOR", parents = "fir.global", format = "$resval attr-dict `:` type($resval)",
    summary = "The initial value of a global variable.")
@Op(name = "fir.no_reassoc", view = "NoReassocOp", operands = "val: ANY",
    results = "res: FIR_TYPE", traits = {"NO_MEMORY_EFFECT", "SAME_OPERANDS_AND_RESULT_TYPE"},
    format = "$val attr-dict `:` type($val)", summary = "Its operand, in an expression that must not be reassociated.")
@Op(name = "fir.use_stmt", view = "UseStmtOp",
    attributes = {"module_name: STRING", "only_symbols: ARRAY?", "renames: ARRAY?"}, effects = "write(DEBUGGING)",
    format = "$module_name (`only_symbols` `[` $only_symbols^ `]`)? (`renames` `[` $renames^ `]`)? attr-dict",
    since = "22.1", summary = "A {@code USE} statement of the source program.")
@Op(name = "fir.undefined", view = "UndefOp", results = "intype: ANY",
    traits = "NO_MEMORY_EFFECT", format = "type($intype) attr-dict", summary = "A value that is not defined.")
@Op(name = "fir.zero_bits", view = "ZeroBitsOp", results = "intype: ANY",
    traits = "NO_MEMORY_EFFECT", format = "type($intype) attr-dict", summary = "A value of which all bits are zero.")
final class FirOps {
  private FirOps() {}
}
