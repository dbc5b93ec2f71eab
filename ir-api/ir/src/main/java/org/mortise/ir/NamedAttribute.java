// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.Comparator;

/** A name and an attribute, as in a dictionary. */
public record NamedAttribute(String name, Attribute value) {
  /** The order of a dictionary. ({@code Comparator.comparing} is not used: a class archive cannot store it.) */
  public static final Comparator<NamedAttribute> BY_NAME = (a, b) -> a.name.compareTo(b.name);
}
