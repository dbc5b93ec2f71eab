// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Context;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;

/** The local name of a symbol that a {@code USE} statement renames: {@code #fir.use_rename<"local", @name>}. */
@AttrDef(name = "fir.use_rename", parameters = {"local_name: LOCAL_NAME", "symbol: SYMBOL"},
    format = "`<` $local_name `,` $symbol `>`")
public final class UseRenameAttr extends UseRenameAttrBase {
  static final ParameterForm<StringAttr> LOCAL_NAME =
      ParameterForms.ofKind(StringAttr.class, "mlir::StringAttr");
  static final ParameterForm<SymbolRefAttr> SYMBOL =
      ParameterForms.ofKind(SymbolRefAttr.class, "mlir::FlatSymbolRefAttr");

  UseRenameAttr(Context context, Object[] values) {
    super(context, values);
  }
}
