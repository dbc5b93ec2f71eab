// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.DictionaryAttr;
import org.mortise.ir.definition.OpDefinition;

/** Gives the entries of a parsed dictionary to an operation: inherent ones to their slots, the others as they are. */
final class Attributes {
  private Attributes() {}

  static void addTo(OperationState state, DictionaryAttr parsed) {
    if (parsed.isEmpty()) {
      return;
    }
    OpDefinition definition = state.name().definition();
    List<NamedAttribute> discardable = null;
    for (int i = 0; i < parsed.size(); i++) {
      NamedAttribute entry = parsed.entry(i);
      int slot = definition == null ? -1 : definition.attributeSlot(entry.name());
      if (slot >= 0) {
        if (discardable == null) {
          discardable = new ArrayList<>(parsed.entries().subList(0, i));
        }
        state.setProperty(slot, entry.value());
      } else if (discardable != null) {
        discardable.add(entry);
      }
    }
    DictionaryAttr rest = discardable == null ? parsed : DictionaryAttr.ofSorted(state.context(), discardable);
    if (state.discardableAttributes().isEmpty()) {
      state.setDiscardableAttributes(rest);
    } else {
      rest.entries().forEach(entry -> state.addAttribute(entry.name(), entry.value()));
    }
  }
}
