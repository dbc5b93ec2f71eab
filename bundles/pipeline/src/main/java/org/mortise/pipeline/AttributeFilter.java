// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.StringAttr;

/**
 * Restricts a nested pipeline to operations with a given string attribute, written {@code [NAME=VALUE]} in a textual
 * pipeline; {@code []} accepts all operations. Either applies to operations at any depth.
 */
record AttributeFilter(String name, String value) {
  /** Accepts each operation. */
  private static final AttributeFilter ALL = new AttributeFilter("", "");

  /** Parses the filter after the name of an operation; returns null if there is none. */
  static @Nullable AttributeFilter after(String anchor) {
    int open = anchor.indexOf('[');
    int equals = anchor.indexOf('=', open + 1);
    if (open >= 0 && anchor.endsWith("]") && anchor.substring(open + 1, anchor.length() - 1).isBlank()) {
      return ALL;
    }
    if (open < 0 || equals < 0 || !anchor.endsWith("]")) {
      return null;
    }
    return new AttributeFilter(
        anchor.substring(open + 1, equals).strip(), anchor.substring(equals + 1, anchor.length() - 1).strip());
  }

  static String withoutFilter(String anchor) {
    return anchor.substring(0, anchor.indexOf('[')).strip();
  }

  boolean accepts(Operation op) {
    return this == ALL || op.getAttr(name) instanceof StringAttr attribute && attribute.value().equals(value);
  }

  @Override
  public String toString() {
    return this == ALL ? "[]" : "[" + name + "=" + value + "]";
  }
}
