// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Maps a variable to a device: its address, its type, the direction of copies and the part that is copied. */
@Op(name = "omp.map.info",
    operands = {"var_ptr: POINTER_LIKE", "var_ptr_ptr: POINTER_LIKE?", "members: POINTER_LIKE...",
        "bounds: MAP_BOUNDS..."},
    results = "omp_ptr: POINTER_LIKE",
    attributes = {"map_capture_type: VARIABLE_CAPTURE_KIND?", "map_type: MAP_TYPE?", "members_index: MEMBERS_INDEX?",
        "name: STRING?", "partial_map: BOOL = FALSE", "var_type: TYPE"},
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "`var_ptr` `(` $var_ptr `:` type($var_ptr) `,` $var_type `)` "
        + "oilist(`var_ptr_ptr` `(` $var_ptr_ptr `:` type($var_ptr_ptr) `)` | `map_clauses` `(` $map_type `)` | "
        + "`capture` `(` $map_capture_type `)` | `members` `(` $members `:` $members_index `:` type($members) `)` | "
        + "`bounds` `(` $bounds `)`) `->` type($omp_ptr) attr-dict")
public final class MapInfoOp extends MapInfoOpBase {
  MapInfoOp(Operation operation) {
    super(operation);
  }
}
