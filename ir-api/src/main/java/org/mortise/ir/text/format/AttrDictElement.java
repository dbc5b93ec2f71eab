// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import java.util.Arrays;
import java.util.Set;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.definition.AttributeSpec;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.text.OpAsmPrinter;

/**
 * {@code attr-dict} and {@code attr-dict-with-keyword}: the attributes that the rest of the format does not print, but
 * for those that have their default value. Prints its own space.
 */
final class AttrDictElement extends Element {
  private final OpDefinition definition;
  private final boolean withKeyword;
  private String[] elided = {};
  private int[] defaulted = {};
  private DefaultValue[] defaults = {};
  private boolean allElided;

  AttrDictElement(OpDefinition definition, boolean withKeyword) {
    this.definition = definition;
    this.withKeyword = withKeyword;
  }

  /** Tells which attributes the rest of the format prints. */
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
    allElided = shown == 0;
  }

  @Override
  void parse(ParseState state) {
    int position = state.parser().position();
    Attribute[] before = properties(state.operation());
    if (withKeyword) {
      state.parser().parseOptionalAttrDictWithKeyword(state.operation());
    } else {
      state.parser().parseOptionalAttrDict(state.operation());
    }
    if (before != null && state.parser().position() != position) {
      check(state, position, before);
    }
  }

  private Attribute[] properties(OperationState op) {
    int count = definition.attributeCount();
    if (count == 0) {
      return null;
    }
    Attribute[] values = new Attribute[count];
    for (int slot = 0; slot < count; slot++) {
      values[slot] = op.property(slot);
    }
    return values;
  }

  /** Checks the inherent attributes that the dictionary gave: here, so that the error stands at the dictionary. */
  private void check(ParseState state, int position, Attribute[] before) {
    OperationState op = state.operation();
    for (int slot = 0; slot < definition.attributeCount(); slot++) {
      Attribute value = op.property(slot);
      AttributeSpec spec = definition.attributeSpec(slot);
      if (value != null && value != before[slot] && !spec.constraint().accepts(value)) {
        throw state.parser().error(position, "'" + definition.name() + "' op attribute '" + spec.name()
            + "' failed to satisfy constraint: " + spec.constraint().description());
      }
    }
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
    String[] names = elided;
    for (int i = 0; i < defaulted.length; i++) {
      if (!defaults[i].isOverridden(op.property(defaulted[i]))) {
        names = Arrays.copyOf(names, names.length + 1);
        names[names.length - 1] = definition.attributeSpec(defaulted[i]).name();
      }
    }
    return names;
  }
}
