// SPDX-License-Identifier: Apache-2.0
package com.example.metadata;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;

/**
 * The lattice value: facts about a value, by name. The top element, which holds for any value, has no facts. There is
 * no object for a value that has not been visited yet; the solver represents it by null.
 */
public record Metadata(Map<String, Attribute> facts) {
  /** No facts: any value is possible. */
  public static final Metadata UNKNOWN = new Metadata(Map.of());

  /** Copies the facts. */
  public Metadata {
    facts = Map.copyOf(facts);
  }

  /** Returns the facts of an attribute {@code metadata = {name = fact, ...}}. */
  public static Metadata of(DictionaryAttr attribute) {
    Map<String, Attribute> facts = new TreeMap<>();
    for (NamedAttribute entry : attribute.entries()) {
      facts.put(entry.name(), entry.value());
    }
    return new Metadata(facts);
  }

  /** Returns the facts that hold for both, which is the least upper bound. */
  public Metadata join(Metadata other) {
    Map<String, Attribute> common = new TreeMap<>(facts);
    common.entrySet().retainAll(other.facts.entrySet());
    return new Metadata(common);
  }

  /** Returns the facts as an attribute, sorted by name. */
  public DictionaryAttr toAttribute(Context context) {
    List<NamedAttribute> entries = new ArrayList<>();
    new TreeMap<>(facts).forEach((name, fact) -> entries.add(new NamedAttribute(name, fact)));
    return DictionaryAttr.of(context, entries);
  }
}
