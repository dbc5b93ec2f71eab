// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Location;
import org.mortise.ir.NamedTypeUses;
import org.mortise.ir.ParseError;
import org.mortise.ir.Severity;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DistinctAttr;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.text.DeepStack;
import org.mortise.ir.text.SourceText;

/** The state shared by all parts of the parser while they read one text. */
final class ParseState {
  /** The number of errors after which further errors are not reported, if parsing continues after errors. */
  private static final int MOST_ERRORS = 1000;

  final SourceText source;
  final Context context;
  final ParserOptions options;
  final NamedTypeUses namedTypes;
  final Lexer lexer;
  final NameTable names = new NameTable();
  final ValueScopes values = new ValueScopes(this);
  final BlockScopes blocks = new BlockScopes(this);
  final DeferredLocations locations = new DeferredLocations(this);
  final Map<String, Type> typeAliases;
  final Map<String, Attribute> attributeAliases;
  final Map<Long, DistinctAttr> distinctAttributes;
  final TextCache<Type> typeTexts;
  final TextParser parser;
  final TypeParser types;
  final AttributeParser attributes;
  final LocationParser locationTexts;
  final DimensionParser dimensions;
  private final DiagnosticHandler handler;
  /** Receives the positions of definitions and uses; null if not needed. */
  @Nullable ParseObserver observer;
  /** Receives the possible continuations of the text; null if not needed. */
  @Nullable Expectations expectations;
  /** Whether parsing continues after an error; see {@link Recovery}. */
  boolean recovers;
  private int errorCount;
  private BraceTable braces;
  private final boolean largeStack;
  private int nesting;
  private int lastLine;

  /**
   * Creates the state before the first token.
   *
   * @param largeStack whether the parser runs on a {@link DeepStack}; otherwise it may throw {@link NestedDeeply}
   */
  ParseState(
      SourceText source, Context context, ParserOptions options, DiagnosticHandler handler, NamedTypeUses namedTypes,
      boolean largeStack) {
    this.source = source;
    this.context = context;
    this.options = largeStack ? options.withThreads(1) : options;
    this.handler = handler;
    this.namedTypes = namedTypes;
    this.largeStack = largeStack;
    this.typeAliases = new HashMap<>();
    this.attributeAliases = new HashMap<>();
    this.distinctAttributes = new ConcurrentHashMap<>();
    this.lexer = new Lexer(source, this::badToken);
    this.typeTexts = new TextCache<>(source.terminatedBytes());
    this.parser = new TextParser(this);
    this.dimensions = new DimensionParser(this);
    this.types = new TypeParser(this);
    this.attributes = new AttributeParser(this);
    this.locationTexts = new LocationParser(this);
    this.lastLine = source.firstLine();
  }

  /**
   * Creates the state of a thread that reads a piece of the text of {@code whole}. Definitions outside of the piece are
   * shared, and must not change meanwhile.
   */
  ParseState(ParseState whole, DiagnosticHandler handler) {
    this.source = whole.source;
    this.context = whole.context;
    this.options = whole.options.withThreads(1);
    this.handler = handler;
    this.namedTypes = whole.namedTypes.forThread();
    this.largeStack = whole.largeStack;
    this.typeAliases = whole.typeAliases;
    this.attributeAliases = whole.attributeAliases;
    this.distinctAttributes = whole.distinctAttributes;
    this.braces = whole.braces();
    this.lexer = new Lexer(source, this::badToken);
    this.typeTexts = new TextCache<>(source.terminatedBytes());
    this.parser = new TextParser(this);
    this.dimensions = new DimensionParser(this);
    this.types = new TypeParser(this);
    this.attributes = new AttributeParser(this);
    this.locationTexts = new LocationParser(this);
    this.lastLine = source.firstLine();
  }

  /** Reports to an observer, if it is not null, from now on. */
  void observe(@Nullable ParseObserver newObserver) {
    observer = newObserver;
    if (newObserver != null) {
      newObserver.begin();
    }
  }

  private ParseError badToken(int position, String message) {
    return ParseError.ofToken(Diagnostic.error(location(position), message));
  }

  BraceTable braces() {
    if (braces == null) {
      braces = recovers ? BraceTable.repaired(source) : BraceTable.of(source);
    }
    return braces;
  }

  // ---- diagnostics -------------------------------------------------------------------------------------------------

  /** Returns the location of an offset. Consecutive offsets mostly lie on the same or the next line. */
  FileLineColLoc location(int offset) {
    int line = lastLine;
    if (offset < source.lineStart(line) || offset > source.lineEnd(line)) {
      line = line < source.lastLine() && offset >= source.lineStart(line + 1) && offset <= source.lineEnd(line + 1)
          ? line + 1
          : source.line(offset);
      lastLine = line;
    }
    return new FileLineColLoc(context, source.name(), line, offset - source.lineStart(line) + 1);
  }

  /** Returns the error about a dialect that is not in the context, with the known details. */
  ParseError missingDialect(int position, String namespace, Diagnostic problem) {
    problem.withMissingDialect(namespace);
    String note = context.provenance().ofMissingDialect(namespace);
    return new ParseError(note == null ? problem : problem.note(location(position), note));
  }

  ParseError error(int position, String message) {
    return new ParseError(Diagnostic.error(location(position), message));
  }

  /** Returns an error at the current token; at the last byte if the text has ended. */
  ParseError errorHere(String message) {
    return error(currentPosition(), message);
  }

  /** Returns the position for an error about the current token. */
  int currentPosition() {
    return lexer.kind == Token.EOF ? Math.max(0, lexer.start - 1) : lexer.start;
  }

  /** Returns an error about a missing token, at the end of the preceding text. */
  ParseError wrongToken(String message) {
    return error(behindPreviousText(), message);
  }

  private int behindPreviousText() {
    byte[] bytes = lexer.bytes();
    int original = currentPosition();
    int at = original;
    while (true) {
      while (at > 0 && (bytes[at - 1] == ' ' || bytes[at - 1] == '\t')) {
        at--;
      }
      if (at == 0) {
        return original;
      }
      if (bytes[at - 1] != '\n' && bytes[at - 1] != '\r') {
        return at;
      }
      at = withoutComment(at - 1);
    }
  }

  /** Returns the end of a line's text: before its comment, or {@code lineEnd}. */
  private int withoutComment(int lineEnd) {
    byte[] bytes = lexer.bytes();
    int lineStart = lineEnd;
    while (lineStart > 0 && bytes[lineStart - 1] != '\n' && bytes[lineStart - 1] != '\r') {
      lineStart--;
    }
    for (int i = lineStart; i + 1 < lineEnd; i++) {
      if (bytes[i] == '/' && bytes[i + 1] == '/') {
        return i;
      }
    }
    return lineEnd;
  }

  void report(Diagnostic diagnostic) {
    handler.handle(diagnostic);
  }

  /** Throws an error, or reports it if parsing continues after errors. Reports at most {@link #MOST_ERRORS}. */
  void failOrReport(ParseError error) {
    if (!recovers) {
      throw error;
    }
    if (++errorCount <= MOST_ERRORS) {
      error.diagnostics().forEach(this::report);
    }
  }

  /** Returns whether parsing has continued after an error. */
  boolean hasErrors() {
    return errorCount > 0;
  }

  void warn(int position, String message) {
    report(new Diagnostic(Severity.WARNING, location(position), message));
  }

  // ---- nesting -----------------------------------------------------------------------------------------------------

  /** The levels that a symbol of a dialect counts for, as its parser needs more of the stack than a builtin type. */
  private static final int SYMBOL_LEVELS = 20;

  /** The end of the symbol {@code !dialect<...>} whose text is parsed; -1 in others. */
  int symbolEnd = -1;

  void enterNested() {
    enter(1);
  }

  void leaveNested() {
    nesting--;
  }

  /** Enters a symbol of a dialect. */
  void enterSymbol() {
    enter(SYMBOL_LEVELS);
  }

  void leaveSymbol() {
    nesting -= SYMBOL_LEVELS;
  }

  private void enter(int levels) {
    nesting += levels;
    if (nesting <= DeepStack.SHALLOW_LEVELS) {
      return;
    }
    if (!largeStack) {
      throw new NestedDeeply();
    }
    if (nesting > DeepStack.DEEP_LEVELS) {
      throw badToken(currentPosition(),
          "types and attributes are nested too deeply (limit is " + DeepStack.DEEP_LEVELS / levels + ")");
    }
  }

  int nesting() {
    return nesting;
  }

  /** Returns to an outer level, after an error. */
  void leaveNestedTo(int level) {
    nesting = level;
  }

  // ---- tokens ------------------------------------------------------------------------------------------------------

  /** Returns the current token as a name. */
  Name tokenName() {
    return names.of(lexer.bytes(), lexer.start, lexer.end);
  }

  /** Returns the text of the current token. */
  String spelling() {
    return tokenName().text;
  }

  boolean isKeyword() {
    return lexer.kind == Token.BARE_ID || lexer.kind == Token.INT_TYPE;
  }

  /** Returns whether the current token is {@code word}. */
  boolean isWord(String word) {
    return isKeyword() && spells(word);
  }

  boolean spells(String word) {
    byte[] bytes = lexer.bytes();
    int start = lexer.start;
    if (lexer.end - start != word.length()) {
      return false;
    }
    for (int i = 0; i < word.length(); i++) {
      if (bytes[start + i] != word.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  boolean accept(int kind) {
    if (lexer.kind != kind) {
      return false;
    }
    lexer.advance();
    return true;
  }

  void expect(int kind, String message) {
    if (lexer.kind != kind) {
      throw wrongToken(message);
    }
    lexer.advance();
  }

  boolean acceptWord(String word) {
    if (!isWord(word)) {
      if (lexer.kind == Token.EOF) {
        expectWords(List.of(word));
      }
      return false;
    }
    lexer.advance();
    return true;
  }

  /** Records that a part of the grammar may begin at the current token, if that is the end of the text. */
  void expect(Expectations.Kind kind) {
    if (lexer.kind == Token.EOF && expectations != null) {
      expectations.add(kind);
    }
  }

  /** Records words that may be at the current token, if it is the end of the text. */
  void expectWords(Collection<String> words) {
    if (lexer.kind == Token.EOF && expectations != null) {
      expectations.addWords(words);
    }
  }

  /** Returns the contents of the current token, a string or {@code @"..."}, without quotes and escapes. */
  String stringValue() {
    return StringLiteral.unescape(lexer.bytes(), lexer.kind == Token.AT_ID ? lexer.start + 2 : lexer.start + 1,
        lexer.end - 1);
  }

  /** Returns the contents of the current token, a string, as a name. */
  Name stringName() {
    byte[] bytes = lexer.bytes();
    for (int i = lexer.start + 1; i < lexer.end; i++) {
      if (bytes[i] == '\\') {
        return names.of(stringValue());
      }
    }
    return names.of(bytes, lexer.start + 1, lexer.end - 1);
  }

  /** Returns the name in the current token, {@code @name} or {@code @"name"}. */
  String symbolName() {
    if (lexer.bytes()[lexer.start + 1] == '"') {
      return stringValue();
    }
    return names.of(lexer.bytes(), lexer.start + 1, lexer.end).text;
  }

  /** Returns the word of the current token without its prefix, such as {@code %} or {@code #}. */
  String suffix() {
    return names.of(lexer.bytes(), lexer.start + 1, lexer.end).text;
  }

  Location unknownLocation() {
    return UnknownLoc.of(context);
  }
}
