// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Interned;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ElementsAttr;

/**
 * Finds the types and attributes that a version of MLIR does not have, by printing them for it to nowhere. Each is
 * printed once, and none whose text is the same in all versions.
 */
public final class MissingParts {
  private final MlirVersion version;
  /** What is missing in each type and attribute that was asked for; an empty string if nothing is. */
  private final Map<Interned, String> known = new HashMap<>();

  public MissingParts(MlirVersion version) {
    this.version = version;
  }

  /** Returns the name of a part of a type that the version does not have, or null. */
  public @Nullable String in(Type type) {
    return PlainText.formOf(type) instanceof byte[] ? null : find(type, scan -> scan.printInFull(type));
  }

  /** Returns the name of a part of an attribute that the version does not have, or null. */
  public @Nullable String in(Attribute attribute) {
    if (attribute instanceof ElementsAttr elements) {
      return in(elements.type());
    }
    return PlainText.formOf(attribute) instanceof byte[]
        ? null : find(attribute, scan -> scan.printInFull(attribute, false));
  }

  private @Nullable String find(Interned part, Consumer<Scan> print) {
    String missing = known.get(part);
    if (missing == null) {
      Scan scan = new Scan();
      print.accept(scan);
      missing = scan.missing == null ? "" : scan.missing;
      known.put(part, missing);
    }
    return missing.isEmpty() ? null : missing;
  }

  /** Prints in full and keeps the first part that is missing. */
  private final class Scan extends TextPrinter {
    private @Nullable String missing;

    Scan() {
      super(new MutedSink());
    }

    @Override
    protected boolean printAlias(Interned uniqued) {
      return false;
    }

    @Override
    public MlirVersion version() {
      return version;
    }

    @Override
    public AsmPrinter requireVersion(MlirVersion first, String part) {
      if (first.compareTo(version) > 0 && missing == null) {
        missing = part;
      }
      return this;
    }
  }
}
