// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
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
  /** A region whose text was passed over. */
  record PendingRegion(Region region, int open, RegionOptions options) {}

  private static final String NO_DIALECT = "";

  final Frame parent;
  final int start;
  final ResultNameList results;
  OperationState state;
  /** Where the name of the operation stands, or the quote before it. */
  int namePosition;
  /** The declared group of operands that is read; -1 if none has been begun. */
  int operandGroup = -1;
  /** The declared attribute that is read; -1 if none has been begun. */
  int attributeSlot = -1;
  /** Default dialect of the operations inside. */
  String defaultDialect = NO_DIALECT;
  List<PendingRegion> regions = List.of();
  private int nextRegion;
  /** How many names were used before their definitions when the operation began. */
  int forwardCount;
  /** The operation's own text if it has an error, so that only its regions are read; or null. */
  @Nullable BrokenOperation broken;
  /** Whether the end of one of its regions is guessed, so that errors after it may follow from that. */
  boolean hasMissingBrace;
  /** Where the text ends that can be read in the region: at the end of a region around it if braces are missing. */
  int limit;
  /** Location that stood after the operation, or null. */
  @Nullable Location trailingLocation;
  /** Where to go on after the operation. */
  int resumeAt;
  /** The end of the operation. */
  int end;
  /** An error in the operation's own text after one of its regions: reported unless a region has one. */
  ParseError pendingError;
  /** Operands of an operation in generic form, which are looked up after its regions; null for the custom form. */
  List<UnresolvedOperand> genericOperands;
  List<Type> genericOperandTypes;
  /** Whether an operation in generic form has {@code <{...}>}. */
  boolean hasProperties;
  /** The attributes in braces of an operation in generic form, or null. */
  DictionaryAttr genericAttributes;

  // The region that is being read.
  Region region;
  Block block;
  PendingRegion current;

  /** Returns the position of the operation's name if that is known, otherwise of its first token. */
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
