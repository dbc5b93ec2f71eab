// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Location;
import org.mortise.ir.OperationState;
import org.mortise.ir.ParseError;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;

/** An operation whose own text has been read, and whose regions are being read. */
final class Frame {
  /** A region whose text was skipped. */
  record PendingRegion(Region region, int open, RegionOptions options) {}

  private static final String NO_DIALECT = "";

  final Frame parent;
  final int start;
  final ResultNameList results;
  OperationState state;
  /** The position of the operation's name, or of the quote before it. */
  int namePosition;
  /** The declared group of operands being parsed; -1 if no group has been begun. */
  int operandGroup = -1;
  /** The declared attribute being parsed; -1 if no attribute has been begun. */
  int attributeSlot = -1;
  /** Default dialect of the operations inside. */
  String defaultDialect = NO_DIALECT;
  List<PendingRegion> regions = List.of();
  private int nextRegion;
  /** The number of forward references when the operation began. */
  int forwardCount;
  /** The operation's own text if it has an error, so that only its regions are read; or null. */
  @Nullable BrokenOperation broken;
  /** Whether the end of a region is guessed, so that later errors may be consequences. */
  boolean hasMissingBrace;
  /** The end of the readable text of the regions: the end of an enclosing region if braces are missing. */
  int limit;
  /** Location that stood after the operation, or null. */
  @Nullable Location trailingLocation;
  /** The position at which parsing continues after the operation. */
  int resumeAt;
  /** The end of the operation. */
  int end;
  /** An error in the operation's own text after a region. It is reported unless a region has an error. */
  ParseError pendingError;
  /** Operands of an operation in generic form, which are resolved after its regions; null for the custom form. */
  List<UnresolvedOperand> genericOperands;
  List<Type> genericOperandTypes;
  /** The properties, in {@code <...>}, of an operation in generic form, or null. */
  @Nullable Attribute genericProperties;
  /** The attributes in braces of an operation in generic form, or null. */
  DictionaryAttr genericAttributes;

  // The region that is being read.
  Region region;
  Block block;
  PendingRegion current;

  /** Returns the position of the operation's name if it is known, otherwise of its first token. */
  static int placeOf(@Nullable Frame frame, int otherwise) {
    return frame == null ? otherwise : Math.max(frame.start, frame.namePosition);
  }

  /** Returns whether the operation is defined and has a trait. */
  boolean hasTrait(Trait trait) {
    OpDefinition definition = OpDefinition.of(state.name());
    return definition != null && definition.hasTrait(trait);
  }

  Frame(Frame parent, int start, ResultNameList results) {
    this.parent = parent;
    this.start = start;
    this.results = results;
  }

  void addRegion(Region added, int open, RegionOptions options) {
    if (regions.isEmpty()) {
      regions = new ArrayList<>(2);
    }
    regions.add(new PendingRegion(added, open, options));
  }

  /** The next region to be read, or null. */
  @Nullable PendingRegion takeRegion() {
    return nextRegion < regions.size() ? regions.get(nextRegion++) : null;
  }
}
