// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.definition.Op;

/** The parts of descriptors. */
@Op(name = "fir.unboxchar", summary = "The address and the length of a character descriptor.",
    operands = "boxchar: BOX_CHAR",
    results = {"address: REFERENCE", "length: ANY_INTEGER"},
    resultNames = {"", ""},
    traits = "NO_MEMORY_EFFECT",
    format = Formats.SIMPLE)
@Op(name = "fir.box_typecode", summary = "The code of the type of an element.",
    operands = "box: BOX_OR_CLASS",
    results = "code: ANY_INTEGER",
    traits = "NO_MEMORY_EFFECT",
    format = Formats.SIMPLE)
@Op(name = "fir.box_isalloc", summary = "Whether the entity is allocatable.",
    operands = "val: BOX",
    results = "result: BOOL_LIKE",
    traits = "NO_MEMORY_EFFECT",
    format = Formats.SIMPLE)
@Op(name = "fir.box_isarray", summary = "Whether the entity is an array.",
    operands = "val: BOX",
    results = "result: BOOL_LIKE",
    traits = "NO_MEMORY_EFFECT",
    format = Formats.SIMPLE)
@Op(name = "fir.is_assumed_size", summary = "Whether the last extent is not known.",
    operands = "val: BOX_OR_CLASS",
    results = "result: BOOL_LIKE",
    traits = "NO_MEMORY_EFFECT",
    format = Formats.SIMPLE)
@Op(name = "fir.box_isptr", summary = "Whether the entity is a pointer.",
    operands = "val: BOX",
    results = "result: BOOL_LIKE",
    traits = "NO_MEMORY_EFFECT",
    format = Formats.SIMPLE)
@Op(name = "fir.boxproc_host", summary = "The variables of the host of a procedure.",
    operands = "val: BOX_PROC",
    results = "result: REFERENCE",
    traits = "NO_MEMORY_EFFECT",
    format = Formats.SIMPLE)
@Op(name = "fir.box_tdesc", summary = "The description of the type of the entity.",
    operands = "box: BOX_OR_CLASS",
    results = "result: TYPE_DESC",
    traits = "NO_MEMORY_EFFECT",
    format = Formats.SIMPLE)
@Op(name = "fir.is_present", view = "IsPresentOp", summary = "Whether an optional argument is there.",
    operands = "val: ANY_REF_OR_BOX_LIKE",
    results = "result: BOOL_LIKE",
    traits = "NO_MEMORY_EFFECT",
    format = Formats.SIMPLE)
final class BoxOps {
  private BoxOps() {}
}
