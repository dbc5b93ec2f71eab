// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.Op;

/** The procedures and the components of a derived type. */
@Op(name = "fir.type_info",
    attributes = {
        "sym_name: SYMBOL_NAME", "type: TYPE", "parent_type: TYPE?", "abstract: UNIT? since 22.1",
        "no_init: UNIT?", "no_destroy: UNIT?", "no_final: UNIT?"
    },
    regions = {"dispatch_table: AT_MOST_ONE_BLOCK", "component_info: AT_MOST_ONE_BLOCK"},
    traits = {"ISOLATED_FROM_ABOVE", "SYMBOL"},
    implicitTerminator = "fir.end",
    format = "$sym_name (`abstract` $abstract^)? (`noinit` $no_init^)? (`nodestroy` $no_destroy^)? "
        + "(`nofinal` $no_final^)? (`extends` $parent_type^)? attr-dict `:` $type "
        + "(`dispatch_table` $dispatch_table^)? (`component_info` $component_info^)?")
public final class TypeInfoOp extends TypeInfoOpBase {
  TypeInfoOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (!dispatchTable().isEmpty()) {
      for (Operation entry : dispatchTable().first().operations()) {
        if (DTEntryOp.of(entry) == null && !entry.hasTrait(Trait.TERMINATOR)) {
          return entry.opError("dispatch table must contain dt_entry");
        }
      }
    }
    if (!(typeAttr().value() instanceof RecordType)) {
      return opError("type must be a fir.type");
    }
    return parentTypeAttr() == null || parentTypeAttr().value() instanceof RecordType
        ? null
        : opError("parent_type must be a fir.type");
  }

}
