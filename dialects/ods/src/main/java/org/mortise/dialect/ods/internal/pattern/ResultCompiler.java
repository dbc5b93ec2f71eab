// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.pattern;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.internal.expression.ExpressionError;
import org.mortise.dialect.ods.internal.pattern.ResultStep.AttributeSource;
import org.mortise.dialect.ods.internal.pattern.ResultStep.ResultTypeSource;
import org.mortise.dialect.ods.internal.pattern.ResultStep.StatedAttribute;
import org.mortise.dialect.ods.internal.pattern.ResultStep.TypeSource;
import org.mortise.dialect.ods.internal.pattern.Term.AttributeTerm;
import org.mortise.dialect.ods.internal.pattern.Term.Call;
import org.mortise.dialect.ods.internal.pattern.Term.Reference;
import org.mortise.dialect.ods.internal.pattern.Term.TypeTerm;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Arity;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/** Makes the steps that create the replacement of what a text states, in the order of the text, operands first. */
final class ResultCompiler {
  private final Vocabulary vocabulary;
  private final Names names;
  private final ConditionCompiler numbers;
  private final OpDefinition root;
  private final @Nullable String rootName;
  private final List<ResultStep> steps = new ArrayList<>();

  /**
   * Creates a compiler that adds to some names.
   *
   * @param root the definition of the operation that is replaced
   * @param rootName its name in the pattern, or null
   */
  ResultCompiler(Vocabulary vocabulary, Names names, OpDefinition root, @Nullable String rootName) {
    this.vocabulary = vocabulary;
    this.names = names;
    this.numbers = new ConditionCompiler(vocabulary, names);
    this.root = root;
    this.rootName = rootName;
  }

  /** Returns the steps so far. */
  List<ResultStep> steps() {
    return steps;
  }

  /**
   * Compiles the replacement, and returns the values that replace the results of the root: those of the last terms.
   */
  List<ValueSource> compile(List<Term> terms) {
    int needed = root.resultGroupCount();
    int first = terms.size();
    while (first > 0 && needed > 0) {
      first--;
      needed -= groups(terms.get(first));
    }
    if (needed != 0) {
      throw new ExpressionError("the replacement has " + (needed > 0 ? "fewer" : "more") + " results than '"
          + root.name() + "'");
    }
    List<ValueSource> replacement = new ArrayList<>();
    int group = 0;
    for (int i = 0; i < terms.size(); i++) {
      boolean replaces = i >= first && root.resultGroupCount() > 0;
      ValueSource source = value(terms.get(i), replaces ? group : -1);
      if (replaces) {
        replacement.add(source);
        group += groups(terms.get(i));
      }
    }
    return replacement;
  }

  /** Returns the number of groups of results that a term stands for. */
  private int groups(Term term) {
    OpDefinition definition = definitionOf(term);
    return definition == null ? 1 : definition.resultGroupCount();
  }

  /** Returns the operation if a term stands for all its results; null for another term. */
  private @Nullable OpDefinition definitionOf(Term term) {
    if (term instanceof Call call) {
      return call.result() == Term.ANY_RESULT ? vocabulary.definition(call.operation()) : null;
    }
    Names.Name name = term instanceof Reference reference && reference.result() == Term.ANY_RESULT
        ? names.find(reference.name()) : null;
    return name == null ? null : name.definition();
  }

  /**
   * Compiles a value.
   *
   * @param replaced the first group of results of the root that an operation replaces, or -1
   */
  private ValueSource value(Term term, int replaced) {
    if (term instanceof Reference reference) {
      if (reference.name().equals(rootName)) {
        throw new ExpressionError("'" + reference + "' is the operation that is replaced; only its types can be used");
      }
      return names.source(reference);
    }
    if (term instanceof Call call) {
      return call(call, replaced);
    }
    throw new ExpressionError("'[...]' is no operation and no value");
  }

  private ValueSource call(Call call, int replaced) {
    OpDefinition definition = vocabulary.definition(call.operation());
    Names.checkResult(definition, call.result());
    if (definition.successorGroupCount() > 0 || definition.regionGroupCount() > 0) {
      throw new ExpressionError("'" + call.operation() + "' has regions or successors, so it cannot be created");
    }
    List<List<ValueSource>> operands = operands(call, definition);
    List<StatedAttribute> attributes = attributes(call, definition);
    ResultTypeSource types = types(call, definition, replaced);
    int slot = names.addOperation(call.name(), definition);
    steps.add(new ResultStep(vocabulary.name(call.operation()), definition, slot, operands, attributes, types));
    return new ValueSource.Results(slot, call.result());
  }

  private List<List<ValueSource>> operands(Call call, OpDefinition definition) {
    List<Term> terms = call.operands() == null ? List.of() : call.operands();
    MatchCompiler.checkCount(definition, terms.size());
    List<List<ValueSource>> operands = new ArrayList<>();
    for (int i = 0; i < terms.size(); i++) {
      if (!(terms.get(i) instanceof Term.Group group)) {
        checkOneResult(terms.get(i), definition, i);
        operands.add(List.of(value(terms.get(i), -1)));
        continue;
      }
      if (definition.operandSpec(i).arity() == Arity.ONE) {
        throw new ExpressionError("'[...]' is a list of operands, but '" + definition.operandSpec(i).name() + "' of '"
            + definition.name() + "' is one operand");
      }
      List<ValueSource> elements = new ArrayList<>();
      group.elements().forEach(element -> elements.add(value(element, -1)));
      operands.add(List.copyOf(elements));
    }
    return List.copyOf(operands);
  }

  /** Fails if all results of an operation are used as one operand, and their number is always another one. */
  private void checkOneResult(Term term, OpDefinition user, int operand) {
    if (user.operandSpec(operand).arity() == Arity.VARIADIC || isOneResult(term)) {
      return;
    }
    int count = groups(term);
    throw new ExpressionError("'" + (term instanceof Call call ? call.operation() : term) + "' has " + count
        + " results, but '" + user.operandSpec(operand).name() + "' of '" + user.name() + "' is one operand"
        + (count == 0 ? "" : "; name a result, as #0"));
  }

  private boolean isOneResult(Term term) {
    OpDefinition definition = definitionOf(term);
    if (definition == null) {
      return true;
    }
    for (int i = 0; i < definition.resultGroupCount(); i++) {
      if (definition.resultSpec(i).arity() != Arity.ONE) {
        return true;
      }
    }
    return definition.resultGroupCount() == 1;
  }

  // ---- attributes --------------------------------------------------------------------------------------------------

  private List<StatedAttribute> attributes(Call call, OpDefinition definition) {
    List<StatedAttribute> attributes = new ArrayList<>();
    Set<Integer> stated = new HashSet<>();
    for (AttributeTerm attribute : call.attributes()) {
      int slot = Vocabulary.slot(definition, attribute.name());
      if (!stated.add(slot)) {
        throw new ExpressionError("the attribute '" + attribute.name() + "' is stated twice");
      }
      boolean isRequired =
          attribute.value() instanceof Term.Computed || definition.attributeSpec(slot).isRequired();
      attributes.add(new StatedAttribute(slot, attribute(attribute, definition, slot), isRequired));
    }
    for (int slot = 0; slot < definition.attributeCount(); slot++) {
      if (definition.attributeSpec(slot).isRequired() && !stated.contains(slot)) {
        throw new ExpressionError("the attribute '" + definition.attributeSpec(slot).name() + "' of '"
            + definition.name() + "' has no default, so it must be stated");
      }
    }
    return List.copyOf(attributes);
  }

  private AttributeSource attribute(AttributeTerm attribute, OpDefinition definition, int slot) {
    if (attribute.value() instanceof Term.NamedValue named) {
      int bound = names.attribute(named.name());
      return bindings -> bindings.attribute(bound);
    }
    if (attribute.value() instanceof Term.Computed computed) {
      NumberSource number = numbers.number(computed.number());
      Type type = vocabulary.typeLiteral(computed.type());
      if (!(type instanceof IntegerType) && !(type instanceof IndexType)) {
        throw new ExpressionError("'" + computed.type() + "' is no integer type");
      }
      return bindings -> integer(number.get(bindings), type);
    }
    Term.Literal literal = (Term.Literal) attribute.value();
    Attribute value = vocabulary.literal(literal.text(), definition.attributeSpec(slot));
    return bindings -> value;
  }

  private static @Nullable Attribute integer(@Nullable Long value, Type type) {
    if (value == null) {
      return null;
    }
    IntegerAttr made = IntegerAttr.of(type, value);
    Long kept = NumberSource.value(made);
    return kept != null && kept.equals(value) ? made : null;
  }

  // ---- types -------------------------------------------------------------------------------------------------------

  private ResultTypeSource types(Call call, OpDefinition definition, int replaced) {
    if (!call.types().isEmpty()) {
      List<TypeSource> types = new ArrayList<>();
      call.types().forEach(type -> types.add(type(type)));
      checkStated(definition, types.size());
      return new ResultStep.Stated(List.copyOf(types));
    }
    if (definition.resultGroupCount() == 0) {
      return new ResultStep.Stated(List.of());
    }
    if (definition.canInferResultTypes()) {
      return new ResultStep.Inferred(definition);
    }
    if (replaced >= 0 && call.result() == Term.ANY_RESULT) {
      return new ResultStep.OfReplaced(root, replaced, definition.resultGroupCount());
    }
    throw new ExpressionError("the types of the results of '" + definition.name()
        + "' cannot be inferred: state them after ':'");
  }

  private static void checkStated(OpDefinition definition, int types) {
    int groups = definition.resultGroupCount();
    boolean isFixed = true;
    for (int i = 0; i < groups; i++) {
      isFixed &= definition.resultSpec(i).arity() == Arity.ONE;
    }
    if (isFixed && types != groups) {
      throw new ExpressionError("'" + definition.name() + "' has " + groups + (groups == 1 ? " result" : " results")
          + ", but the pattern states " + types + (types == 1 ? " type" : " types"));
    }
    if (!isFixed && groups > 1) {
      throw new ExpressionError("the sizes of the groups of results of '" + definition.name() + "' are not known");
    }
  }

  private TypeSource type(TypeTerm term) {
    if (term instanceof Term.TypeText text) {
      Type type = vocabulary.typeLiteral(text.text());
      return bindings -> type;
    }
    ValueSource source = names.source(((Term.TypeOf) term).value());
    return bindings -> {
      List<Value> values = source.get(bindings);
      return values.size() == 1 ? values.get(0).type() : null;
    };
  }
}
