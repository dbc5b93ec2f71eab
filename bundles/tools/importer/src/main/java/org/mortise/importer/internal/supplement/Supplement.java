// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.supplement;

import java.util.ArrayList;
import java.util.List;
import org.mortise.importer.internal.file.DialectFile;
import org.mortise.importer.internal.file.Entry;
import org.mortise.ir.Attribute;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.text.DiagnosticPrinter;

/** Reads the dialects of a program of the {@code ods} dialect, without checking what their strings state. */
public final class Supplement {
  private static final String NAME = "sym_name";

  private Supplement() {}

  /**
   * Returns the dialects of a program.
   *
   * @param file the name of the program, for places without a file
   * @throws IllegalArgumentException if the program has no dialect, or defines something twice
   */
  public static List<DialectFile> read(Operation program, String file) {
    List<DialectFile> dialects = new ArrayList<>();
    program.walk((Operation op) -> {
      if (op.name().name().equals("ods.dialect")) {
        DialectFile dialect = dialect(op, file);
        if (dialects.stream().anyMatch(earlier -> earlier.name().equals(dialect.name()))) {
          throw new IllegalArgumentException(place(op, file) + ": dialect '" + dialect.name() + "' is defined twice");
        }
        dialects.add(dialect);
      }
    });
    if (dialects.isEmpty()) {
      throw new IllegalArgumentException("'" + file + "' has no ods.dialect, which a supplement must have");
    }
    return dialects;
  }

  private static DialectFile dialect(Operation op, String file) {
    DialectFile dialect = new DialectFile(name(op));
    for (NamedAttribute key : op.attributes().entries()) {
      if (!key.name().equals(NAME)) {
        dialect.keys().put(key.name(), value(key.value()));
      }
    }
    dialect.setPlace(place(op, file));
    op.walk((Operation part) -> {
      Entry.Kind kind = Entry.Kind.find(part.name().name());
      if (kind != null) {
        Entry entry = new Entry(kind, name(part));
        for (NamedAttribute key : part.attributes().entries()) {
          if (!key.name().equals(NAME)) {
            entry.keys().put(key.name(), value(key.value()));
          }
        }
        if (dialect.find(kind, entry.name()) != null) {
          throw new IllegalArgumentException(
              place(part, file) + ": two parts are '" + part.name().name() + " " + entry.name() + "'");
        }
        dialect.add(entry.setPlace(place(part, file)));
      }
    });
    return dialect;
  }

  private static String place(Operation op, String file) {
    FileLineColLoc place = DiagnosticPrinter.placeOf(op.location());
    return place == null ? file : file + ":" + place.line() + ":" + place.column();
  }

  private static String name(Operation op) {
    return op.getAttr(NAME) instanceof StringAttr name ? name.value() : "";
  }

  private static Object value(Attribute attribute) {
    if (attribute instanceof StringAttr string) {
      return string.value();
    }
    if (attribute instanceof ArrayAttr array) {
      return array.elements().stream().map(each -> each instanceof StringAttr string ? string.value() : each.toString())
          .toList();
    }
    if (attribute instanceof IntegerAttr number && !number.isBool()) {
      return number.longValue();
    }
    String text = attribute.toString();
    return text.equals("true") ? Boolean.TRUE : text.equals("false") ? Boolean.FALSE : text;
  }
}
