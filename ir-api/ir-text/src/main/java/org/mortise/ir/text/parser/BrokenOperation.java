// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OperationName;
import org.mortise.ir.OperationState;
import org.mortise.ir.ParseError;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;

/**
 * An operation whose own text has an error, while its regions are read. Operations inside a broken symbol table are
 * moved to the enclosing block; the regions of other broken operations are detached. The names in the operation's text
 * are defined in its regions unless they are visible outside: with types if the operation is isolated from above, as
 * functions are. An unknown operation is treated as a function if it names a symbol.
 */
final class BrokenOperation {
  private final ParseState state;
  private final byte[] bytes;
  private final Frame frame;
  private final @Nullable OpDefinition definition;
  private int first;
  private int end;

  /**
   * Creates a broken operation.
   *
   * @param failed the operation that was being read at the error: this one, another one or null
   */
  BrokenOperation(ParseState state, @Nullable Frame around, int begin, @Nullable Frame failed) {
    boolean isKnown = failed != null && failed.start == begin && failed.state != null;
    OperationName name = isKnown ? failed.state.name() : null;
    this.state = state;
    this.bytes = state.source.terminatedBytes();
    this.definition = name == null ? null : OpDefinition.of(name);
    this.frame = new Frame(around, begin, ResultNameList.NONE);
    frame.broken = this;
    frame.state = name == null ? null : new OperationState(state.location(begin), name);
    frame.defaultDialect = definition == null ? dialect() : definition.defaultDialect() == null ? ""
        : definition.defaultDialect();
  }

  Frame frame() {
    return frame;
  }

  /** Returns the end of the omitted text: the operation, or only its own text before the first region. */
  int reportedEnd() {
    return isSymbolTable(frame) ? first + 1 : end;
  }

  /**
   * Finds the regions.
   *
   * @param newEnd the end of the operation
   * @return whether there are any
   */
  boolean findRegions(int newEnd, Block top) {
    end = newEnd;
    frame.resumeAt = end;
    frame.block = frame.parent == null ? top : frame.parent.block;
    int at = frame.start;
    while (at < end) {
      at = nextBrace(at, end);
      if (at < end && isRegion(at)) {
        frame.addRegion(new Region(), at, RegionOptions.PLAIN);
      }
      int close = at < end ? state.braces().closeOf(at) : end;
      at = Math.max(at, close) + 1;
    }
    if (frame.regions.isEmpty()) {
      return false;
    }
    first = frame.regions.get(0).open();
    return true;
  }

  private int nextBrace(int from, int limit) {
    int at = from;
    while (at < limit && bytes[at] != '{') {
      byte c = bytes[at];
      at = c == '"' ? BraceTable.stringEnd(bytes, at, limit)
          : c == '/' ? BraceTable.commentEnd(bytes, at, limit) : at + 1;
    }
    return Math.min(at, limit);
  }

  /** Returns whether a brace begins a region, with operations or a label, and not a dictionary. */
  private boolean isRegion(int brace) {
    int at = text(brace + 1);
    byte c = bytes[at];
    if (c == '%' || c == '^') {
      return true;
    }
    int after = c == '"' ? BraceTable.stringEnd(bytes, at, end) : wordEnd(at);
    int next = text(after);
    boolean isAlone = bytes[next] == '}' && state.source.line(next) == state.source.line(at);
    return after > at && bytes[next] != '=' && bytes[next] != ',' && !isAlone;
  }

  private int wordEnd(int from) {
    int at = from;
    while (Chars.is(bytes[at], at == from ? Chars.START : Chars.CONTINUE)) {
      at++;
    }
    return at;
  }

  /** Returns the offset of the next text outside comments. */
  private int text(int from) {
    int at = from;
    while (Chars.is(bytes[at], Chars.SPACE) || bytes[at] == '/' && bytes[at + 1] == '/') {
      at = bytes[at] == '/' ? BraceTable.commentEnd(bytes, at, end) : at + 1;
    }
    return at;
  }

  /** Returns the dialect in the name of the operation. */
  private String dialect() {
    int at = afterResults();
    int name = bytes[at] == '"' ? at + 1 : at;
    String word = state.names.of(bytes, name, wordEnd(name)).text;
    return word.substring(0, Math.max(0, word.indexOf('.')));
  }

  private int afterResults() {
    int at = frame.start;
    while (bytes[frame.start] == '%' && bytes[at] != '=' && bytes[at] != '\n' && at < state.source.length()) {
      at++;
    }
    return bytes[at] == '=' ? text(at + 1) : frame.start;
  }

  /** Enters a region, and returns its block. */
  Block enter(Frame.PendingRegion pending) {
    boolean isIsolated = definition != null ? definition.hasTrait(Trait.ISOLATED_FROM_ABOVE)
        : hasSymbol();
    Block block = frame.block;
    if (!isSymbolTable(frame)) {
      block = new Block();
      pending.region().append(block);
    }
    state.values.push(isIsolated);
    state.blocks.push();
    for (int at = afterResults(); at < first; at++) {
      if (bytes[at] == '"') {
        at = BraceTable.stringEnd(bytes, at, first) - 1;
      } else if (bytes[at] == '%') {
        define(block, at, isIsolated);
      }
    }
    return block;
  }

  private boolean hasSymbol() {
    int at = frame.start;
    while (at < first && bytes[at] != '@') {
      at = bytes[at] == '"' ? BraceTable.stringEnd(bytes, at, first) : at + 1;
    }
    return at < first;
  }

  private void define(Block block, int at, boolean isIsolated) {
    int nameEnd = Recovery.nameEnd(bytes, at + 1, first);
    Name name = state.names.of(bytes, at, nameEnd);
    if (state.values.positionOf(name, 0) >= 0) {
      return;
    }
    int colon = text(nameEnd);
    Type type = isIsolated && bytes[colon] == ':' ? type(colon + 1) : null;
    if (type == null) {
      state.values.keep(name, at);
    } else {
      state.values.define(name, 0, at, block.addArgument(type, state.location(at)));
    }
  }

  private @Nullable Type type(int at) {
    int nesting = state.nesting();
    try {
      state.lexer.reset(at, first);
      return state.types.parse();
    } catch (ParseError noType) {
      state.leaveNestedTo(nesting);
      return null;
    }
  }

  private static boolean isSymbolTable(Frame operation) {
    OpDefinition known = operation.state == null ? null : OpDefinition.of(operation.state.name());
    return known != null && known.hasTrait(Trait.SYMBOL_TABLE);
  }
}
