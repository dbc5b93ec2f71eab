// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Cancellation;
import org.mortise.ir.FaultPlace;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.OperationState;
import org.mortise.ir.ParseError;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.text.format.AssemblyFormat;
import org.mortise.ir.text.version.Upgrade;

/**
 * Parses operations, blocks and regions.
 *
 * <p>Not recursive: the text of an operation is read to its end while its regions are skipped, then the regions are
 * read in order, then the operation is created. Unfinished operations form a chain of {@link Frame}s. Linear in the
 * text at any depth. The result is the same as if the text were read in order, so an error after a region is reported
 * after the region has been read.
 */
final class OperationParser {
  /** Thrown at a region without closing brace, to end the reading of the operation's own text. */
  private static final class UnclosedRegion extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnclosedRegion() {
      super(null, null, false, false);
    }
  }

  /** The default dialect at the top level and in operations that set none. */
  static final String TOP_DIALECT = "builtin";

  private final ParseState state;
  private final Lexer lexer;
  private final GenericFormParser generic;
  private final OpTextParser custom;
  private final BlockParser blockParser;
  /** The innermost operation whose regions are being read; null at the top level. */
  private @Nullable Frame open;
  /** The operation whose own text is being read; null between two operations. */
  private @Nullable Frame reading;
  private Block topBlock;
  /** Default dialect at the top level. */
  private String topDialect = TOP_DIALECT;
  /** The end of the operations at the top level. */
  private int topEnd;
  /** The end of the readable text at the top level. */
  private int topLimit;

  OperationParser(ParseState state) {
    this.state = state;
    this.lexer = state.lexer;
    this.generic = new GenericFormParser(state, this);
    this.custom = new OpTextParser(state, this);
    this.blockParser = new BlockParser(state);
    this.topEnd = state.source.length();
  }

  /** Parses one operation, which begins at the current token, with its regions, and appends it to {@code block}. */
  void parseInto(Block block) {
    Block outerBlock = topBlock;
    Frame outerOpen = open;
    Frame outerReading = reading;
    String outerDialect = topDialect;
    int outerLimit = topLimit;
    state.enterNested(); // only operations that wrap one in generic form come here a second time
    topDialect = defaultDialect();
    topLimit = lexer.limit();
    topBlock = block;
    open = null;
    boolean recovers = state.recovers && outerReading == null;
    try {
      do {
        if (recovers) {
          stepOrRecover();
        } else {
          step();
        }
      } while (open != null);
    } catch (RuntimeException | Error fault) {
      FaultPlace.note(fault, state.location(Frame.placeOf(reading != null ? reading : open, lexer.start)));
      throw fault;
    }
    state.leaveNested();
    topDialect = outerDialect;
    topLimit = outerLimit;
    topBlock = outerBlock;
    open = outerOpen;
    reading = outerReading;
  }

  /**
   * Reads the next part of the open region: an operation's own text, a block label or the region's end; at the top
   * level, an operation's own text.
   */
  private void step() {
    Cancellation.check();
    if (open == null) {
      parseOperation();
    } else if (lexer.kind == Token.R_BRACE) {
      endRegion();
    } else if (lexer.kind == Token.CARET_ID) {
      open.block = blockParser.parseLabel(null);
      open.region.append(open.block);
    } else {
      parseOperation();
    }
  }

  // ---- errors ------------------------------------------------------------------------------------------------------

  /** Reads the next part. After an error, omits its operation or label and reports the error. */
  private void stepOrRecover() {
    Frame level = open;
    int start = lexer.start;
    int depth = state.values.depth();
    int blockDepth = state.blocks.depth();
    int nesting = state.nesting();
    boolean isEnd = level != null && (lexer.kind == Token.R_BRACE || lexer.kind == Token.EOF);
    try {
      stepInGuessedRegions();
    } catch (ParseError error) {
      state.leaveNestedTo(nesting);
      state.values.popTo(isEnd ? depth - 1 : depth);
      state.blocks.popTo(isEnd ? blockDepth - 1 : blockDepth);
      Frame failed = reading != null ? reading : open;
      reading = null;
      open = isEnd ? level.parent : level;
      if (isEnd) {
        leaveOut(level.hasMissingBrace ? null : error, level.start, null);
      } else {
        leaveOut(error, start, brokenOperation(start, failed));
      }
    }
  }

  private void stepInGuessedRegions() {
    if (open != null && lexer.kind == Token.EOF) {
      reportMissingBrace(open.current.open());
      endRegion();
    } else if (lexer.kind == Token.R_BRACE && (open == null || lexer.start != endOf(open))) {
      int brace = lexer.start;
      report(state.error(brace, "unexpected '}': there is no '{' that it could close"), brace, brace);
      lexer.advance();
    } else {
      step();
    }
  }

  private void reportMissingBrace(int brace) {
    if (!state.braces().isGuessed(brace)) {
      return; // a region around it has ended
    }
    ParseError error = state.wrongToken("expected '}' to end a region");
    error.diagnostics().get(0).note(state.location(brace), "no '}' seems to close this region");
    report(error, open.start, open.start);
    open.hasMissingBrace = true;
  }

  /** @param error null if it is a consequence of another error */
  private void report(@Nullable ParseError error, int start, int end) {
    if (error != null) {
      state.failOrReport(error);
    }
    if (state.observer != null) {
      state.observer.error(start, end);
    }
  }

  /**
   * Continues after an operation or a label with an error.
   *
   * @param error null if it is a consequence of another error
   * @param broken the operation if its regions are to be read, or null
   */
  private void leaveOut(@Nullable ParseError error, int begin, @Nullable BrokenOperation broken) {
    int next = passOver(error, begin, broken);
    while (true) {
      try {
        lexer.reset(next, limitOf(open));
        return;
      } catch (ParseError noToken) {
        next = passOver(noToken, lexer.start, brokenOperation(lexer.start, null));
      }
    }
  }

  /** Returns the position to continue from after an erroneous operation or label: in its first region or after it. */
  private int passOver(@Nullable ParseError error, int begin, @Nullable BrokenOperation broken) {
    Recovery recovery = new Recovery(state);
    recovery.keepNames(begin, lexer.start);
    if (broken == null) {
      int end = recovery.endOf(begin, endOf(open));
      report(error, begin, end);
      return end;
    }
    report(error, begin, broken.reportedEnd());
    open = broken.frame();
    return enterBrokenRegion(open.takeRegion());
  }

  /** @param failed the operation that was being read, an enclosing operation, or null */
  private @Nullable BrokenOperation brokenOperation(int begin, @Nullable Frame failed) {
    BrokenOperation broken = new BrokenOperation(state, open, begin, failed);
    return broken.findRegions(new Recovery(state).endOf(begin, endOf(open)), topBlock) ? broken : null;
  }

  private int enterBrokenRegion(Frame.PendingRegion pending) {
    Frame frame = open;
    enter(frame, pending);
    frame.block = frame.broken.enter(pending);
    return pending.open() + 1;
  }

  private void enter(Frame frame, Frame.PendingRegion pending) {
    frame.current = pending;
    frame.region = pending.region();
    if (state.recovers) {
      int limit = limitOf(frame.parent);
      boolean isGuessed = state.braces().isGuessed(pending.open());
      frame.limit = isGuessed ? Math.min(limit, state.braces().closeOf(pending.open())) : limit;
    }
  }

  private int endOf(@Nullable Frame level) {
    return level == null ? topEnd : Math.min(state.braces().closeOf(level.current.open()), level.limit);
  }

  /** Returns the end of the readable text at a level. */
  private int limitOf(@Nullable Frame level) {
    return level == null ? topLimit : level.limit;
  }

  private void reset(int offset) {
    if (state.recovers) {
      lexer.reset(offset, limitOf(open));
    } else {
      lexer.reset(offset);
    }
  }

  // ---- operations --------------------------------------------------------------------------------------------------

  private void parseOperation() {
    int start = lexer.start;
    ResultNameList results = lexer.kind == Token.PERCENT_ID ? ResultNameList.parse(state) : ResultNameList.NONE;
    reading = new Frame(open, start, results);
    reading.forwardCount = state.values.forwardCount();
    if (lexer.kind == Token.BARE_ID) {
      parseCustom(reading);
    } else if (lexer.kind == Token.STRING) {
      parseGeneric(reading);
    } else {
      state.expect(Expectations.Kind.OPERATION);
      throw state.wrongToken("expected operation name in quotes");
    }
    Frame read = reading;
    reading = null;
    if (read.regions.isEmpty()) {
      finish(read);
    } else {
      open = read;
      enterNextRegion();
    }
  }

  private void parseCustom(Frame frame) {
    int at = lexer.start;
    Name written = state.tokenName();
    OperationName name = CustomNames.of(state, written, defaultDialect());
    OpDefinition definition = OpDefinition.of(name);
    lexer.advance(); // first, so that a bad token after an unknown name is reported before the name
    frame.namePosition = at;
    if (definition == null) {
      if (name.former() == null) {
        throw CustomNames.unknown(state, at, written.text, name);
      }
      readCustomForm(frame, name.former());
    } else if (name.former() == null) {
      readCustomForm(frame, name);
    } else {
      readEitherForm(frame, name);
    }
  }

  private void readCustomForm(Frame frame, OperationName name) {
    OpDefinition definition = OpDefinition.of(name);
    frame.state = new OperationState(state.location(frame.namePosition), name);
    frame.defaultDialect = definition.defaultDialect() == null ? "" : definition.defaultDialect();
    OpAssembly assembly = AssemblyFormat.of(definition);
    if (assembly == null) {
      throw state.error(frame.namePosition, "custom op '" + name.name() + "' has no custom assembly form");
    }
    readOwnText(frame, assembly);
  }

  /**
   * Reads an operation that MLIR 19.1 has in another form: first as the newest version has it. The former form counts
   * if it reads as far, or if the text is that of both and has the parts of the former one; otherwise the error is that
   * of the newest.
   */
  private void readEitherForm(Frame frame, OperationName name) {
    int start = lexer.start;
    ParseError error = tryCustomForm(frame, name);
    int read = lexer.start;
    boolean hasFormerParts = error == null
        && (name.former().formerOperation().mayContinue() || FormerForms.isFormer(frame));
    if (error == null && !hasFormerParts) {
      return;
    }
    Frame former = new Frame(frame.parent, frame.start, frame.results);
    former.forwardCount = frame.forwardCount;
    former.namePosition = frame.namePosition;
    reading = former;
    reset(start);
    ParseError formerError = tryCustomForm(former, name.former());
    boolean isFormer = lexer.start >= read;
    if (isFormer && formerError == null) {
      isFormer = FormerForms.isWhole(former);
      if (isFormer) {
        return;
      }
    }
    reading = isFormer ? former : frame;
    if (hasFormerParts) {
      reading = frame;
      reset(read);
    } else if (reading.regions.isEmpty()) {
      throw isFormer ? formerError : error;
    }
  }

  private @Nullable ParseError tryCustomForm(Frame frame, OperationName name) {
    try {
      readCustomForm(frame, name);
      return frame.pendingError;
    } catch (ParseError error) {
      return error;
    }
  }

  private void parseGeneric(Frame frame) {
    frame.defaultDialect = defaultDialect();
    generic.parseName(frame);
    readOwnText(frame, null);
  }

  /**
   * Reads an operation's own text; an error after a region is kept until the region has been read.
   *
   * @param assembly the custom form, or null for the generic form
   */
  private void readOwnText(Frame frame, @Nullable OpAssembly assembly) {
    try {
      if (assembly == null) {
        generic.parseRest(frame);
      } else {
        assembly.parse(custom, frame.state);
      }
      parseTrailingLocation(frame);
      frame.end = lexer.previousEnd;
      frame.resumeAt = lexer.start;
    } catch (ParseError error) {
      if (frame.regions.isEmpty()) {
        throw error;
      }
      frame.pendingError = error;
    } catch (UnclosedRegion unclosed) {
      frame.pendingError = state.error(state.source.length(), "expected '}' to end a region");
    }
    reading = frame;
  }

  private String defaultDialect() {
    return open == null ? topDialect : open.defaultDialect;
  }

  private void parseTrailingLocation(Frame frame) {
    frame.trailingLocation = state.locationTexts.parseOptionalTrailing();
  }

  /** Creates the operation, after all its regions are read, and defines its results. */
  private void finish(Frame frame) {
    if (frame.pendingError != null) {
      throw frame.pendingError;
    }
    if (frame.genericOperands != null) {
      generic.complete(frame);
    }
    OperationState opState = frame.state;
    OpDefinition definition = OpDefinition.of(opState.name());
    if (definition != null) {
      definition.setDefaultAttributes(opState);
    }
    if (frame.trailingLocation != null) {
      opState.setLocation(frame.trailingLocation);
    }
    Block block = open == null ? topBlock : open.block;
    OperationName name = opState.name().former();
    if (name != null && isFormer(name.formerOperation(), opState)) {
      opState = Upgrade.asFormer(opState, name);
    }
    FormerOperation form = opState.name().formerOperation();
    Operation op = Operation.create(form == null ? opState : Upgrade.of(opState, block));
    if (form != null) {
      form.upgradeRegions(op);
    }
    block.append(op);
    state.locations.note(op);
    if (state.recovers && !frame.regions.isEmpty() && op.hasTrait(Trait.ISOLATED_FROM_ABOVE)) {
      state.values.endForward(frame.start, frame.forwardCount);
    }
    if (state.observer != null) {
      state.observer.operation(op, frame.start, frame.namePosition, frame.end);
    }
    defineResults(frame, op);
  }

  private boolean isFormer(FormerOperation form, OperationState read) {
    return form.isRetired() ? state.options.version().isNewest() : form.isFormer(read);
  }

  private void defineResults(Frame frame, Operation op) {
    ResultNameList results = frame.results;
    if (results.size() == 0) {
      return;
    }
    if (op.resultCount() == 0) {
      throw state.error(frame.start, "cannot name an operation with no results");
    }
    if (results.total() != op.resultCount()) {
      throw state.error(frame.start, "operation defines " + op.resultCount() + " results but was provided "
          + Long.toUnsignedString(results.total()) + " to bind");
    }
    int next = 0;
    for (int i = 0; i < results.size(); i++) {
      for (int number = 0; number < results.count(i); number++) {
        state.values.define(results.name(i), number, results.position(i), op.result(next++));
      }
    }
  }

  // ---- regions -----------------------------------------------------------------------------------------------------

  /** Returns the operation whose own text is being read. */
  @Nullable Frame reading() {
    return reading;
  }

  /** Returns the scopes at the position of the error that ended parsing. */
  Expectations.Scopes scopesAtEnd() {
    Frame frame = reading;
    return new Expectations.Scopes() {
      @Override
      public @Nullable OperationName operation() {
        return frame == null || frame.state == null ? null : frame.state.name();
      }

      @Override
      public int operandGroup() {
        return frame == null ? -1 : frame.operandGroup;
      }

      @Override
      public int attributeSlot() {
        return frame == null ? -1 : frame.attributeSlot;
      }

      @Override
      public String defaultDialect() {
        return OperationParser.this.defaultDialect();
      }

      @Override
      public List<Expectations.VisibleValue> values() {
        return new VisibleValues(open).of(state.values);
      }

      @Override
      public List<Expectations.VisibleBlock> blocks() {
        return state.blocks.visible();
      }
    };
  }

  /** Records a region that begins at the current token, and skips it. */
  void passRegion(Region region, RegionOptions options) {
    int at = lexer.start;
    if (lexer.kind != Token.L_BRACE) {
      throw state.wrongToken("expected '{' to begin a region");
    }
    reading.addRegion(region, at, options);
    int close = state.braces().closeOf(at);
    if (close < 0) {
      throw new UnclosedRegion();
    }
    lexer.reset(state.recovers && state.braces().isGuessed(at) ? close : close + 1);
  }

  private void enterNextRegion() {
    Frame frame = open;
    Frame.PendingRegion pending = frame.takeRegion();
    if (pending == null) {
      leaveOperation();
      return;
    }
    if (frame.broken != null) {
      reset(enterBrokenRegion(pending));
      return;
    }
    enter(frame, pending);
    reset(pending.open());
    lexer.advance();
    List<Argument> arguments = pending.options().arguments();
    if (arguments.isEmpty() && lexer.kind == Token.R_BRACE) {
      completeRegion(); // without a block, and without a scope to leave
      return;
    }
    // after an error, visible names may belong to an enclosing function with a broken header
    boolean hides = state.hasErrors() && frame.hasTrait(Trait.ISOLATED_FROM_ABOVE);
    state.values.push(pending.options().isolatedNames() || hides);
    state.blocks.push();
    Block entry = new Block();
    frame.block = entry;
    frame.region.append(entry);
    boolean isRedeclared = lexer.kind == Token.CARET_ID && pending.options().redeclares();
    blockParser.addNamedArguments(entry, isRedeclared ? List.of() : arguments);
    if (lexer.kind == Token.CARET_ID) {
      frame.block = blockParser.parseLabel(entry);
    } else if (isDivisible(frame, pending)) {
      PieceParser.parse(state, entry, defaultDialect(), state.braces().closeOf(pending.open()));
    }
  }

  /** Returns whether a region contains operations such as functions, and no outer value names are visible inside. */
  private boolean isDivisible(Frame frame, Frame.PendingRegion pending) {
    return frame.hasTrait(Trait.SYMBOL_TABLE)
        && (pending.options().isolatedNames() || state.values.isEmpty());
  }

  /** Parses operations from the current token to {@code end}, which must be a token boundary, into {@code block}. */
  void parsePiece(Block block, String dialect, int end) {
    topDialect = dialect;
    topEnd = end;
    while (lexer.start < end && lexer.kind != Token.EOF) {
      parseInto(block);
    }
  }

  private void endRegion() {
    Frame frame = open;
    int expected = frame.current.options().arguments().size();
    if (expected > 0 && frame.region.first().argumentCount() > expected) {
      throw state.errorHere("entry block arguments were already defined");
    }
    state.blocks.pop();
    state.values.pop();
    completeRegion();
  }

  /** Adds the implicit terminator and runs the hook of a region. The current token is its closing brace. */
  private void completeRegion() {
    Frame frame = open;
    RegionOptions options = frame.current.options();
    if (options.implicitTerminator()) {
      ImplicitTerminator.add(frame, state.context);
    }
    if (options.then() != null) {
      runHook(frame, options.then());
    }
    enterNextRegion();
  }

  private void runHook(Frame frame, Runnable hook) {
    reading = frame;
    hook.run();
    reading = null;
  }

  private void leaveOperation() {
    Frame frame = open;
    open = frame.parent;
    if (frame.broken == null) {
      finish(frame);
    }
    reset(frame.resumeAt);
  }
}
