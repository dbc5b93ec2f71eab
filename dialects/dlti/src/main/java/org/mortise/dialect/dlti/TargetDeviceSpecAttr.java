// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.dlti;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;

/** The properties of a device: {@code #dlti.target_device_spec<#dlti.dl_entry<"name", 4096 : ui32>>}. */
public final class TargetDeviceSpecAttr extends EntryListAttr {
  static final String MNEMONIC = "target_device_spec";

  private TargetDeviceSpecAttr(Context context, List<DataLayoutEntryAttr> entries) {
    super(context, entries);
  }

  /** Returns the attribute with these entries for properties, whose keys differ. */
  public static TargetDeviceSpecAttr of(Context context, List<DataLayoutEntryAttr> entries) {
    return context.unique(new TargetDeviceSpecAttr(context, entries));
  }

  /** Returns the value of a property, or null. */
  public @Nullable Attribute valueOf(String property) {
    return value(StringAttr.of(context(), property));
  }

  /** Parses the list after the mnemonic. */
  static TargetDeviceSpecAttr parse(AsmParser parser) {
    int start = parser.position();
    parser.parsePunctuation("<");
    List<DataLayoutEntryAttr> entries = new ArrayList<>();
    do {
      entries.add(parser.parseAttribute(DataLayoutEntryAttr.class, null));
    } while (parser.parseOptionalPunctuation(","));
    parser.parsePunctuation(">");
    String problem = problemOf(entries);
    if (problem != null) {
      throw parser.error(start, problem);
    }
    return of(parser.context(), entries);
  }

  private static @Nullable String problemOf(List<DataLayoutEntryAttr> entries) {
    for (DataLayoutEntryAttr entry : entries) {
      if (entry.key() instanceof TypeAttr) {
        return "dlti.target_device_spec does not allow type as a key: " + nameOf(entry.key());
      }
    }
    Attribute repeated = repeatedKey(entries);
    return repeated == null ? null : "repeated layout entry key: " + nameOf(repeated);
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
