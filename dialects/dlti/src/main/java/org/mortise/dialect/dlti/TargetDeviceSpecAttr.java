// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.dlti;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.parameters.AttrDef;

/** The properties of a device: {@code #dlti.target_device_spec<"name" = 4096 : ui32>}. */
@AttrDef(name = "dlti.target_device_spec", definition = "DLTI_TargetDeviceSpecAttr", base = EntryListAttr.class,
    parameters = "entries: EntryListAttr.ENTRIES",
    format = "`<` params `>`")
public final class TargetDeviceSpecAttr extends TargetDeviceSpecAttrBase {
  TargetDeviceSpecAttr(Context context, Object[] values) {
    super(context, values);
  }

  /** Returns the value of a property, or null. */
  public @Nullable Attribute valueOf(String property) {
    return value(StringAttr.of(context(), property));
  }

  static @Nullable String verify(List<DataLayoutEntryAttr> entries) {
    for (DataLayoutEntryAttr entry : entries) {
      if (entry.key() instanceof TypeAttr) {
        return "dlti.target_device_spec does not allow type as a key: " + nameOf(entry.key());
      }
    }
    Attribute repeated = repeatedKey(entries);
    return repeated == null ? null : "repeated layout entry key: " + nameOf(repeated);
  }
}
