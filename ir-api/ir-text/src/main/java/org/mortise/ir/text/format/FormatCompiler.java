// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.definition.AttributeSpec;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.text.format.FormatLexer.Kind;

/** Compiles one format string. Used once. */
final class FormatCompiler {
  private final OpDefinition definition;
  private final FormatLexer lexer;
  private final Spacing spacing = new Spacing();
  private final TypePlan types;
  private final Set<String> boundAttributes = new HashSet<>();
  private final boolean[] boundOperands;
  private final boolean[] boundRegions;
  private final boolean[] boundSuccessors;
  private AttrDictElement attrDict;
  private PropDictElement propDict;
  private boolean dictionaryPassedOn;
  private boolean regionList;

  private static final int MAX_DEPTH = 100;

  private int depth;
  /** Whether the element is the argument of {@code qualified}. */
  private boolean isQualified;

  FormatCompiler(OpDefinition definition, String format) {
    this.definition = definition;
    this.lexer = new FormatLexer(definition.name(), format);
    this.types = new TypePlan(definition);
    this.boundOperands = new boolean[definition.operandGroupCount()];
    this.boundRegions = new boolean[definition.regionGroupCount()];
    this.boundSuccessors = new boolean[definition.successorGroupCount()];
  }

  OpAssembly compile() {
    List<Element> elements = new ArrayList<>();
    while (lexer.kind() != Kind.END) {
      elements.add(element());
    }
    checkComplete();
    Set<String> elided = new HashSet<>(boundAttributes);
    if (!types.hasAllOperands() || definition.isDynamic()) {
      addNotNull(elided, definition.operandSegmentsName());
    }
    if (!types.hasAllResultTypes() || definition.isDynamic()) {
      addNotNull(elided, definition.resultSegmentsName());
    }
    if (propDict != null) {
      propDict.setElided(elided);
      for (int slot = 0; slot < definition.attributeCount(); slot++) {
        elided.add(definition.attributeSpec(slot).name());
      }
    }
    if (attrDict != null) {
      attrDict.setElided(elided);
    }
    return new CompiledFormat(definition, elements.toArray(new Element[0]), types, regionList);
  }

  private static void addNotNull(Set<String> names, @Nullable String name) {
    if (name != null) {
      names.add(name);
    }
  }

  private void checkComplete() {
    if (attrDict == null && !dictionaryPassedOn) {
      throw lexer.error("'attr-dict' directive not found in custom assembly format");
    }
    for (int i = 0; i < boundOperands.length; i++) {
      require(boundOperands[i], "operand", i, definition.operandSpec(i).name());
    }
    for (int i = 0; i < boundRegions.length; i++) {
      require(boundRegions[i], "region", i, definition.regionSpec(i).name());
    }
    for (int i = 0; i < boundSuccessors.length; i++) {
      require(boundSuccessors[i], "successor", i, definition.successorSpec(i).name());
    }
    String missing = types.complete();
    if (missing != null) {
      throw lexer.error(missing);
    }
  }

  private void require(boolean bound, String what, int index, String name) {
    if (!bound) {
      throw lexer.error(what + " #" + index + ", named '" + name + "', not found");
    }
  }

  // ---- elements ----------------------------------------------------------------------------------------------------

  private Element element() {
    Element element = unplacedElement();
    spacing.place(element);
    return element;
  }

  private Element unplacedElement() {
    return switch (lexer.kind()) {
      case LITERAL -> literal();
      case VARIABLE -> variable();
      case WORD -> directive();
      default -> group();
    };
  }

  private Element literal() {
    String text = lexer.text();
    lexer.advance();
    boolean white = text.isEmpty() || text.isBlank() || text.equals("\\n");
    return white ? new WhitespaceElement(text) : new LiteralElement(text);
  }

  private Element variable() {
    int column = lexer.column();
    String name = lexer.take(Kind.VARIABLE, "a variable");
    int index = definition.operandGroup(name);
    if (index >= 0) {
      bind(boundOperands, index, column, "operand", name);
      String sizes = definition.listSizesName(index);
      if (sizes != null) {
        bindAttribute(sizes, column);
        return new ListsElement(definition, index, false);
      }
      return new OperandElement(definition, index);
    }
    index = definition.attributeSlot(name);
    if (index >= 0) {
      bindAttribute(name, column);
      return attribute(index);
    }
    index = regionGroup(name);
    if (index >= 0) {
      bind(boundRegions, index, column, "region", name);
      return new RegionElement(definition, index);
    }
    index = successorGroup(name);
    if (index >= 0) {
      bind(boundSuccessors, index, column, "successor", name);
      return new SuccessorElement(definition, index);
    }
    throw unknown(column, name);
  }

  private FormatError unknown(int column, String name) {
    if (definition.resultGroup(name) >= 0) {
      return lexer.error(column, "results can only be used inside of 'type': '" + name + "'");
    }
    return lexer.error(column, "expected variable to refer to an argument, region, result, or successor: '" + name
        + "'");
  }

  private Element attribute(int slot) {
    AttributeSpec spec = definition.attributeSpec(slot);
    if (isQualified && spec.constraint().form() != null && spec.constraint().form().isStripped()) {
      return new AttributeElement(qualified(spec), slot);
    }
    boolean unit = spec.optional() && spec.constraint().form() == null && isUnit(spec);
    return unit ? new UnitAttributeElement(slot) : new AttributeElement(spec, slot);
  }

  private static AttributeSpec qualified(AttributeSpec spec) {
    return new AttributeSpec(
        spec.name(), spec.constraint().withForm(null), spec.optional(), spec.defaultValue(), spec.since());
  }

  private static boolean isUnit(AttributeSpec spec) {
    return spec.constraint().description().equals("unit attribute");
  }

  private void bind(boolean[] bound, int index, int column, String what, String name) {
    if (bound[index]) {
      throw lexer.error(column, what + " '" + name + "' is already bound");
    }
    bound[index] = true;
  }

  private void bindAttribute(String name, int column) {
    if (!boundAttributes.add(name)) {
      throw lexer.error(column, "attribute '" + name + "' is already bound");
    }
  }

  private int regionGroup(String name) {
    for (int i = 0; i < definition.regionGroupCount(); i++) {
      if (definition.regionSpec(i).name().equals(name)) {
        return i;
      }
    }
    return -1;
  }

  private int successorGroup(String name) {
    for (int i = 0; i < definition.successorGroupCount(); i++) {
      if (definition.successorSpec(i).name().equals(name)) {
        return i;
      }
    }
    return -1;
  }

  // ---- directives --------------------------------------------------------------------------------------------------

  private Element directive() {
    int column = lexer.column();
    String word = lexer.take(Kind.WORD, "a directive");
    switch (word) {
      case "attr-dict", "attr-dict-with-keyword" -> {
        if (attrDict != null) {
          throw lexer.error(column, "'attr-dict' directive has already been seen");
        }
        attrDict = new AttrDictElement(definition, word.endsWith("keyword"));
        return attrDict;
      }
      case "prop-dict" -> {
        propDict = new PropDictElement(definition);
        return propDict;
      }
      case "operands" -> {
        Arrays.fill(boundOperands, true);
        types.setAllOperands();
        return new AllOperandsElement();
      }
      case "regions" -> {
        Arrays.fill(boundRegions, true);
        regionList = true;
        return RegionElement.all(definition);
      }
      case "successors" -> {
        Arrays.fill(boundSuccessors, true);
        return SuccessorElement.all(definition);
      }
      case "type" -> {
        ValueGroup group = writtenTypes();
        boolean isLists = !group.isAll() && !group.isResults() && definition.listSizesName(group.index()) != null;
        return isLists ? new ListsElement(definition, group.index(), true) : new TypeElement(group, isQualified);
      }
      case "functional-type" -> {
        return functionalType();
      }
      case "qualified" -> {
        lexer.expect("(");
        isQualified = true;
        Element inner = lexer.kind() == Kind.VARIABLE ? variable() : directive();
        isQualified = false;
        lexer.expect(")");
        return inner;
      }
      case "custom" -> {
        return custom();
      }
      case "oilist" -> {
        return clauseList();
      }
      default -> throw lexer.error(column, "unknown directive in format: " + word);
    }
  }

  private Element functionalType() {
    lexer.expect("(");
    ValueGroup inputs = values();
    lexer.expect(",");
    ValueGroup results = values();
    lexer.expect(")");
    types.setWritten(inputs);
    types.setWritten(results);
    return new FunctionalTypeElement(inputs, results);
  }

  private ValueGroup writtenTypes() {
    lexer.expect("(");
    ValueGroup group = values();
    lexer.expect(")");
    types.setWritten(group);
    return group;
  }

  /** Parses the argument of a type directive. */
  private ValueGroup values() {
    int column = lexer.column();
    if (lexer.kind() == Kind.WORD) {
      String word = lexer.take(Kind.WORD, "'operands' or 'results'");
      return switch (word) {
        case "operands" -> ValueGroup.allOperands(definition);
        case "results" -> ValueGroup.allResults(definition);
        case "ref", "qualified", "type" -> {
          lexer.expect("(");
          ValueGroup inner = values();
          lexer.expect(")");
          yield inner;
        }
        default -> throw lexer.error(column, "expected 'operands', 'results' or a variable");
      };
    }
    String name = lexer.take(Kind.VARIABLE, "a variable");
    int group = definition.operandGroup(name);
    if (group >= 0) {
      return ValueGroup.ofOperands(definition, group);
    }
    group = definition.resultGroup(name);
    if (group < 0) {
      throw lexer.error(column, "no operand or result is named '" + name + "'");
    }
    return ValueGroup.ofResults(definition, group);
  }

  private Element custom() {
    lexer.expect("<");
    int column = lexer.column();
    String name = lexer.take(Kind.WORD, "the name of a directive");
    CustomDirective directive = definition.directive(name);
    if (directive == null) {
      throw lexer.error(column, "the definition has no directive '" + name + "'");
    }
    lexer.expect(">");
    lexer.expect("(");
    List<Argument> arguments = new ArrayList<>();
    while (!lexer.consumeIf(")")) {
      if (!arguments.isEmpty()) {
        lexer.expect(",");
      }
      arguments.add(bound(argument()));
    }
    return new CustomElement(definition, directive, arguments.toArray(new Argument[0]));
  }

  private Argument argument() {
    int column = lexer.column();
    if (lexer.kind() == Kind.STRING) {
      return new Argument(Argument.Kind.TEXT, -1, null, lexer.take(Kind.STRING, "a string"), false);
    }
    if (lexer.kind() == Kind.VARIABLE) {
      return variableArgument(column, lexer.take(Kind.VARIABLE, "a variable"));
    }
    String word = lexer.take(Kind.WORD, "an argument of a directive");
    switch (word) {
      case "attr-dict", "prop-dict" -> {
        dictionaryPassedOn = true;
        return new Argument(Argument.Kind.ATTR_DICT, -1, null, null, false);
      }
      case "type" -> {
        lexer.expect("(");
        Argument type = new Argument(Argument.Kind.TYPE, -1, values(), null, false);
        lexer.expect(")");
        return type;
      }
      case "ref", "qualified" -> {
        lexer.expect("(");
        Argument inner = argument();
        lexer.expect(")");
        return word.equals("ref") ? inner.asReference() : inner;
      }
      default -> throw lexer.error(column, "unknown argument of a directive: " + word);
    }
  }

  private Argument variableArgument(int column, String name) {
    int index = definition.operandGroup(name);
    if (index >= 0) {
      ValueGroup values = ValueGroup.ofOperands(definition, index);
      return new Argument(Argument.Kind.OPERAND, index, values, null, false);
    }
    index = definition.attributeSlot(name);
    if (index >= 0) {
      return new Argument(Argument.Kind.ATTRIBUTE, index, null, null, false);
    }
    index = regionGroup(name);
    if (index >= 0) {
      return new Argument(Argument.Kind.REGION, index, null, null, false);
    }
    index = successorGroup(name);
    if (index >= 0) {
      return new Argument(Argument.Kind.SUCCESSOR, index, null, null, false);
    }
    throw unknown(column, name);
  }

  /** Records the part of the definition that a directive binds. */
  private Argument bound(Argument argument) {
    if (argument.reference()) {
      return argument;
    }
    switch (argument.kind()) {
      case OPERAND -> boundOperands[argument.index()] = true;
      case REGION -> boundRegions[argument.index()] = true;
      case SUCCESSOR -> boundSuccessors[argument.index()] = true;
      case ATTRIBUTE -> boundAttributes.add(definition.attributeSpec(argument.index()).name());
      case TYPE -> types.setWritten(argument.values());
      default -> { }
    }
    return argument;
  }

  // ---- groups ------------------------------------------------------------------------------------------------------

  private Element clauseList() {
    lexer.expect("(");
    List<LiteralElement> keywords = new ArrayList<>();
    List<Element[]> clauses = new ArrayList<>();
    do {
      Element keyword = element();
      if (!(keyword instanceof LiteralElement literal)) {
        throw lexer.error("expected the keyword of a clause");
      }
      keywords.add(literal);
      List<Element> clause = new ArrayList<>();
      while (!lexer.is("|") && !lexer.is(")")) {
        Element element = unplacedElement();
        if (element instanceof UnitAttributeElement unit) {
          unit.setSilent();
        } else {
          spacing.place(element);
        }
        clause.add(element);
      }
      clauses.add(clause.toArray(new Element[0]));
    } while (lexer.consumeIf("|"));
    lexer.expect(")");
    return new ClauseList(keywords.toArray(new LiteralElement[0]), clauses.toArray(new Element[0][]));
  }

  private Element group() {
    int column = lexer.column();
    if (++depth > MAX_DEPTH) {
      throw lexer.error(column, "optional groups are nested too deeply");
    }
    lexer.expect("(");
    Branch then = branch();
    Branch otherwise = Branch.NONE;
    if (lexer.consumeIf(":")) {
      lexer.expect("(");
      otherwise = branch();
    }
    lexer.expect("?");
    if ((then.anchor == null) == (otherwise.anchor == null)) {
      throw lexer.error(column, then.anchor == null ? "optional group has no anchor element"
          : "only one element can be marked as the anchor of an optional group");
    }
    depth--;
    return optionalGroup(then, otherwise, column);
  }

  /** The parts of one side of an optional group, and the anchor among them. */
  private record Branch(List<Element> elements, @Nullable Element anchor) {
    static final Branch NONE = new Branch(List.of(), null);
  }

  /** Parses up to and including the closing parenthesis. */
  private Branch branch() {
    List<Element> elements = new ArrayList<>();
    Element anchor = null;
    while (!lexer.consumeIf(")")) {
      int column = lexer.column();
      Element element = unplacedElement();
      boolean marked = lexer.consumeIf("^");
      if (marked && anchor != null) {
        throw lexer.error(column, "only one element can be marked as the anchor of an optional group");
      }
      anchor = marked ? element : anchor;
      if (marked && element instanceof UnitAttributeElement unit && hasMore(elements)) {
        unit.setSilent();
      } else {
        spacing.place(element);
      }
      elements.add(element);
    }
    return new Branch(elements, anchor);
  }

  /** Returns whether a part was parsed that shows that the group is present. */
  private static boolean hasMore(List<Element> elements) {
    for (Element element : elements) {
      if (!(element instanceof WhitespaceElement)) {
        return true;
      }
    }
    return false;
  }

  private Element optionalGroup(Branch then, Branch otherwise, int column) {
    boolean inverted = then.anchor == null;
    Element anchor = inverted ? otherwise.anchor : then.anchor;
    if (!anchor.canAnchor()) {
      throw lexer.error(column, "the anchor of an optional group must be able to be missing");
    }
    int first = 0;
    while (first < then.elements.size() && then.elements.get(first) instanceof WhitespaceElement) {
      first++;
    }
    if (first == then.elements.size() || !then.elements.get(first).canBegin()) {
      throw lexer.error(column, "first parsable element of an optional group must be a literal or optional argument");
    }
    Element[] elements = then.elements.toArray(new Element[0]);
    return new OptionalGroup(elements, otherwise.elements.toArray(new Element[0]), anchor, inverted, first);
  }
}
