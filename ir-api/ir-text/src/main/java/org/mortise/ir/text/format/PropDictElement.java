// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.AttributeSpec;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OptionalProperties;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code prop-dict}: {@code <{...}>} with the inherent attributes that the rest of the format does not print. */
final class PropDictElement extends Element {
  private final OpDefinition definition;
  private Set<String> elided = Set.of();

  private final DefaultValue[] defaults;

  PropDictElement(OpDefinition definition) {
    this.definition = definition;
    this.defaults = new DefaultValue[definition.attributeCount()];
    for (int slot = 0; slot < defaults.length; slot++) {
      defaults[slot] = new DefaultValue(definition.attributeSpec(slot));
    }
  }

  void setElided(Set<String> names) {
    elided = Set.copyOf(names);
  }

  @Override
  void parse(FormatParseState state) {
    if (!state.parser().parseOptionalPunctuation("<")) {
      return;
    }
    int start = state.parser().position();
    DictionaryAttr properties = state.parser().parseAttribute(DictionaryAttr.class, null);
    for (NamedAttribute entry : properties.entries()) {
      int slot = definition.attributeSlot(entry.name());
      String problem = slot < 0 ? null : OptionalProperties.problemOf(definition.attributeSpec(slot), entry.value());
      if (problem != null) {
        throw state.parser().error(start, problem);
      }
      Attribute value =
          slot < 0 ? entry.value() : OptionalProperties.read(definition.attributeSpec(slot), entry.value());
      if (value != null) {
        state.operation().addAttribute(entry.name(), value);
      }
    }
    state.parser().parsePunctuation(">");
  }

  @Override
  void addTo(SyntaxTemplate template) {
    template.attributes(definition, elided, " <{", "}>");
  }

  @Override
  void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ');
    boolean elides = false;
    List<NamedAttribute> printed = new ArrayList<>();
    for (int i = 0; i < definition.attributeCount(); i++) {
      int slot = definition.slotByName(i);
      AttributeSpec spec = definition.attributeSpec(slot);
      Attribute value = op.property(slot);
      elides |= elided.contains(spec.name());
      if (value == null || elided.contains(spec.name())) {
        continue;
      }
      if (spec.constraint().isProperty() || defaults[slot].isOverridden(value)) {
        printed.add(new NamedAttribute(spec.name(), OptionalProperties.written(op.context(), spec, value)));
      } else {
        elides = true;
      }
    }
    if (!printed.isEmpty()) {
      print(printed, elides && !definition.hasCompactProperties(), printer);
    }
  }

  /** MLIR 19 leaves a space before the brace if the format or a default value elides an attribute. */
  private static void print(List<NamedAttribute> printed, boolean elides, OpAsmPrinter printer) {
    printer.print(elides ? "< {" : "<{");
    String separator = "";
    for (NamedAttribute entry : printed) {
      printer.print(separator);
      DictionaryAttr.printEntry(printer, entry);
      separator = ", ";
    }
    printer.print("}>");
  }
}
