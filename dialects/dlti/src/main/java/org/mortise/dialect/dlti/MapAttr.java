// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.dlti;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.parameters.AttrDef;

/** Values of types and names: {@code #dlti.map<"magic" = 42 : i32, f32 = "float">}. MLIR 19.1 does not have it. */
@AttrDef(name = "dlti.map", base = EntryListAttr.class,
    parameters = "entries: EntryListAttr.ENTRIES = []",
    format = "`<` (`>`) : ($entries^ `>`)?")
public final class MapAttr extends MapAttrBase {
  MapAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  static @Nullable String verify(List<DataLayoutEntryAttr> entries) {
    Attribute repeated = repeatedKey(entries);
    return repeated == null ? null : "repeated DLTI key: " + repeated;
  }

  @Override
  protected void printParameters(AsmPrinter printer) {
    super.printParameters(printer.requireVersion(MlirVersion.V22_1, "attribute 'dlti.map'"));
  }
}
