// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code $region} or, with all groups, {@code regions}. */
final class RegionElement extends Element {
  private static final int ALL = -1;

  private final OpDefinition definition;
  private final int group;
  private final boolean variadic;
  private final boolean implicitTerminator;
  private final boolean neverEmpty;

  RegionElement(OpDefinition definition, int group) {
    this.definition = definition;
    this.group = group;
    this.variadic = group == ALL || definition.regionSpec(group).variadic();
    this.implicitTerminator = definition.hasTrait(Trait.SINGLE_BLOCK_IMPLICIT_TERMINATOR);
    this.neverEmpty = definition.hasTrait(Trait.SINGLE_BLOCK) && !implicitTerminator;
  }

  private RegionOptions options(Region region) {
    if (neverEmpty) {
      return RegionOptions.withBlock(region);
    }
    return implicitTerminator ? RegionOptions.WITH_TERMINATOR : RegionOptions.PLAIN;
  }

  static RegionElement all(OpDefinition definition) {
    return new RegionElement(definition, ALL);
  }

  @Override
  void parse(FormatParseState state) {
    if (!variadic) {
      parse(state, state.operation().regions().get(group));
      return;
    }
    parseOptional(state);
  }

  @Override
  boolean canBegin() {
    return true;
  }

  @Override
  boolean parseOptional(FormatParseState state) {
    if (!variadic) {
      // as in MLIR, braces around nothing are an empty region if the region is optional
      Region region = state.operation().regions().get(group);
      return state.parser().parseOptionalRegion(region, neverEmpty ? RegionOptions.PLAIN : options(region));
    }
    Region first = new Region();
    if (!parseOptional(state, first)) {
      return false;
    }
    state.operation().addRegion(first);
    while (state.parser().parseOptionalPunctuation(",")) {
      parse(state, state.operation().addRegion());
    }
    return true;
  }

  private void parse(FormatParseState state, Region region) {
    state.parser().parseRegion(region, options(region));
  }

  private boolean parseOptional(FormatParseState state, Region region) {
    return state.parser().parseOptionalRegion(region, options(region));
  }

  @Override
  void addTo(SyntaxTemplate template) {
    if (group != ALL) {
      template.regions(definition, group, group + 1, "");
    } else {
      template.regions(definition, 0, definition.regionGroupCount(), "");
    }
  }

  private int first() {
    return group == ALL ? 0 : group;
  }

  private int end(Operation op) {
    return variadic ? op.regionCount() : group + 1;
  }

  @Override
  void print(Operation op, OpAsmPrinter printer) {
    for (int i = first(); i < end(op); i++) {
      if (i > first()) {
        printer.print(", ");
      }
      printer.printRegion(op.region(i), true, !implicitTerminator || isTerminatorWorthPrinting(op.region(i)));
    }
  }

  /** An implicit terminator is printed only if it differs from the default one. */
  private static boolean isTerminatorWorthPrinting(Region region) {
    Operation terminator = region.isEmpty() ? null : region.first().terminator();
    return terminator == null || terminator.operandCount() > 0 || terminator.resultCount() > 0
        || !terminator.attributes().isEmpty();
  }

  @Override
  boolean canAnchor() {
    return true;
  }

  @Override
  boolean isPresent(Operation op) {
    return variadic ? end(op) > first() : !op.region(group).isEmpty();
  }
}
