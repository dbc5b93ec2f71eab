// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.attributes.CallSiteLoc;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.attributes.FileLineColRange;
import org.mortise.ir.attributes.FusedLoc;
import org.mortise.ir.attributes.NameLoc;

/** Parses locations. */
final class LocationParser {
  private final ParseState state;
  private final Lexer lexer;

  LocationParser(ParseState state) {
    this.state = state;
    this.lexer = state.lexer;
  }

  /** Parses an optional {@code loc(...)}, which may be an undefined alias. Returns null if there is none. */
  @Nullable Location parseOptionalTrailing() {
    if (!state.acceptWord("loc")) {
      return null;
    }
    state.expect(Token.L_PAREN, "expected '(' in location");
    Location location = lexer.kind == Token.HASH_ID ? parseAlias() : parseInstance();
    state.expect(Token.R_PAREN, "expected ')' in location");
    return location;
  }

  private Location parseAlias() {
    int at = lexer.start;
    String name = state.suffix();
    lexer.advance();
    if (name.indexOf('.') >= 0) {
      throw state.error(at, "expected location, but found dialect attribute: '#" + name + "'");
    }
    Attribute known = state.attributeAliases.get(name);
    if (known == null) {
      return new DeferredLocation(state.context, name, at);
    }
    if (known instanceof Location location) {
      return location;
    }
    throw state.error(at, "expected location, but found '" + known + "'");
  }

  /** Parses the location between the parentheses of {@code loc(...)} in an attribute. */
  Location parseInstance() {
    state.enterNested();
    Location location = parseKind();
    state.leaveNested();
    return location;
  }

  private Location parseKind() {
    if (lexer.kind == Token.HASH_ID) {
      Attribute attribute = state.attributes.parseExtended(null);
      if (attribute instanceof Location location) {
        return location;
      }
      throw state.errorHere("expected location attribute, but got" + attribute);
    }
    if (lexer.kind == Token.STRING) {
      return parseNameOrFile();
    }
    if (state.acceptWord("callsite")) {
      return parseCallSite();
    }
    if (state.acceptWord("fused")) {
      return parseFused();
    }
    if (state.acceptWord("unknown")) {
      return state.unknownLocation();
    }
    throw state.wrongToken("expected location instance");
  }

  private Location parseCallSite() {
    state.expect(Token.L_PAREN, "expected '(' in callsite location");
    Location callee = parseInstance();
    if (!state.acceptWord("at")) {
      throw state.wrongToken("expected 'at' in callsite location");
    }
    Location caller = parseInstance();
    state.expect(Token.R_PAREN, "expected ')' in callsite location");
    return new CallSiteLoc(callee, caller);
  }

  private Location parseFused() {
    Attribute metadata = null;
    if (state.accept(Token.LESS)) {
      metadata = state.attributes.parse(null);
      state.expect(Token.GREATER, "expected '>' after fused location metadata");
    }
    state.expect(Token.L_SQUARE, "expected '[' in fused location");
    List<Location> parts = new ArrayList<>();
    if (!state.accept(Token.R_SQUARE)) {
      do {
        parts.add(parseInstance());
      } while (state.accept(Token.COMMA));
      state.expect(Token.R_SQUARE, "expected ']' in fused location");
    }
    return FusedLoc.fuse(state.context, parts, metadata);
  }

  private Location parseNameOrFile() {
    String name = state.stringValue();
    lexer.advance();
    if (state.accept(Token.COLON)) {
      int line = parseNumber("expected integer line number in FileLineColLoc");
      return parseRange(state.names.of(name).text, line);
    }
    if (!state.accept(Token.L_PAREN)) {
      return new NameLoc(name, state.unknownLocation());
    }
    Location child = parseInstance();
    state.expect(Token.R_PAREN, "expected ')' after child location of NameLoc");
    return new NameLoc(name, child);
  }

  /** Parses what follows the line: {@code :7}, {@code :7 to 4:2} or {@code :7 to :9}; a column may be missing. */
  private FileLineColLoc parseRange(String file, int line) {
    if (!state.accept(Token.COLON)) {
      return new FileLineColLoc(state.context, file, line, 0);
    }
    int column = parseNumber("expected integer column number in FileLineColLoc");
    if (!state.acceptWord("to")) {
      return new FileLineColLoc(state.context, file, line, column);
    }
    int endLine = lexer.kind == Token.INTEGER
        ? parseNumber("expected integer line number in FileLineColRange") : line;
    state.expect(Token.COLON, "expected either integer or `:` post `to` in FileLineColRange");
    int endColumn = parseNumber("expected integer column number in FileLineColRange");
    return FileLineColRange.of(state.context, file, line, column, endLine, endColumn);
  }

  private int parseNumber(String message) {
    if (lexer.kind != Token.INTEGER) {
      throw state.wrongToken(message);
    }
    String digits = state.spelling();
    if (Numbers.isHexadecimal(digits) || Numbers.integer(digits).bitLength() > 32) {
      throw state.wrongToken(message);
    }
    lexer.advance();
    return Numbers.integer(digits).intValue();
  }
}
