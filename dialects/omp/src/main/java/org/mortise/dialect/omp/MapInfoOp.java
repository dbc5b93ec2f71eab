// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;

/** Maps a variable to a device: its address, its type, the direction of copies and the part that is copied. */
@Op(name = "omp.map.info",
    operands = {"var_ptr: POINTER_LIKE", "var_ptr_ptr: POINTER_LIKE?", "members: POINTER_LIKE...",
        "bounds: MAP_BOUNDS..."},
    results = "omp_ptr: POINTER_LIKE",
    attributes = {"var_type: TYPE", "map_type: MAP_TYPE", "map_capture_type: VARIABLE_CAPTURE_KIND",
        "members_index: MEMBERS_INDEX?", "mapper_id: FLAT_SYMBOL_REF?", "name: STRING?", "partial_map: BOOL = FALSE"},
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "`var_ptr` `(` $var_ptr `:` type($var_ptr) `,` $var_type `)` `map_clauses` `(` $map_type `)` "
        + "`capture` `(` $map_capture_type `)` oilist(`var_ptr_ptr` `(` $var_ptr_ptr `:` type($var_ptr_ptr) `)` | "
        + "`mapper` `(` $mapper_id `)` | `members` `(` $members `:` $members_index `:` type($members) `)` | "
        + "`bounds` `(` $bounds `)`) `->` type($omp_ptr) attr-dict",
    implementations = MapInfoOp.SymbolUser.class)
public final class MapInfoOp extends MapInfoOpBase {
  MapInfoOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return MapVerifier.verifyDefinitions(operation(), "members", members());
  }

  /** Requires the declaration of the mapper. */
  static final class SymbolUser implements SymbolUserOpInterface {
    @Override
    public boolean isPartOfVerifier() {
      return true;
    }

    @Override
    public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbolTables) {
      SymbolRefAttr mapper = of(op).mapperIdAttr();
      return mapper == null || DeclareMapperOp.of(symbolTables.lookupNearestSymbolFrom(op, mapper)) != null
          ? null : op.error("invalid mapper id");
    }
  }
}
