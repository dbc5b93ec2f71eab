// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import java.util.Arrays;
import java.util.Set;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.AttributeSpec;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.syntax.OpAsmPrinter;

/**
 * {@code attr-dict} and {@code attr-dict-with-keyword}: the attributes that the rest of the format does not print,
 * except for attributes with their default value. Prints its own space.
 */
final class AttrDictElement extends Element {
  private final OpDefinition definition;
  private final boolean withKeyword;
  private String[] elided = {};
  /** The elided attributes, and the attributes that have a default value. */
  private String[] elidedWithDefaults = {};
  private int[] defaulted = {};
  private DefaultValue[] defaults = {};
  private boolean allElided;

  AttrDictElement(OpDefinition definition, boolean withKeyword) {
    this.definition = definition;
    this.withKeyword = withKeyword;
  }

  /** Sets the attributes that the rest of the format prints. */
  void setElided(Set<String> names) {
    elided = names.toArray(new String[0]);
    int[] slots = new int[definition.attributeCount()];
    int count = 0;
    int shown = 0;
    for (int slot = 0; slot < slots.length; slot++) {
      AttributeSpec spec = definition.attributeSpec(slot);
      if (names.contains(spec.name())) {
        continue;
      }
      shown++;
      if (spec.defaultValue() != null) {
        slots[count++] = slot;
      }
    }
    defaulted = Arrays.copyOf(slots, count);
    defaults = new DefaultValue[count];
    for (int i = 0; i < count; i++) {
      defaults[i] = new DefaultValue(definition.attributeSpec(slots[i]));
    }
    elidedWithDefaults = Arrays.copyOf(elided, elided.length + count);
    for (int i = 0; i < count; i++) {
      elidedWithDefaults[elided.length + i] = definition.attributeSpec(slots[i]).name();
    }
    allElided = shown == 0;
  }

  @Override
  void parse(FormatParseState state) {
    int position = state.parser().position();
    DictionaryAttr written = withKeyword
        ? state.parser().parseOptionalAttrDictWithKeyword()
        : state.parser().parseOptionalAttrDict();
    if (written.isEmpty()) {
      return;
    }
    String problem = definition.problemWith(written);
    if (problem != null) {
      throw state.parser().error(position, problem);
    }
    state.setWrittenAttributes(written);
  }

  @Override
  void addTo(SyntaxTemplate template) {
    template.attributes(definition, Set.of(elided), withKeyword ? " attributes {" : " {", "}");
  }

  @Override
  void print(Operation op, OpAsmPrinter printer) {
    if (allElided && op.discardableAttributes().isEmpty()) {
      return;
    }
    String[] names = namesNotToPrint(op);
    if (withKeyword) {
      printer.printOptionalAttrDictWithKeyword(op, names);
    } else {
      printer.printOptionalAttrDict(op, names);
    }
  }

  private String[] namesNotToPrint(Operation op) {
    int overridden = 0;
    for (int i = 0; i < defaulted.length; i++) {
      overridden += defaults[i].isOverridden(op.property(defaulted[i])) ? 1 : 0;
    }
    if (overridden == 0) {
      return elidedWithDefaults;
    }
    String[] names = Arrays.copyOf(elided, elidedWithDefaults.length - overridden);
    int count = elided.length;
    for (int i = 0; i < defaulted.length; i++) {
      if (!defaults[i].isOverridden(op.property(defaulted[i]))) {
        names[count++] = definition.attributeSpec(defaulted[i]).name();
      }
    }
    return names;
  }
}
