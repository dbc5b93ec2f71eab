// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.pattern;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.internal.expression.Expression;
import org.mortise.dialect.ods.internal.expression.ExpressionError;
import org.mortise.dialect.ods.internal.pattern.OperationMatcher.Part;
import org.mortise.dialect.ods.internal.pattern.Term.AttributeTerm;
import org.mortise.dialect.ods.internal.pattern.Term.AttributeValue;
import org.mortise.dialect.ods.internal.pattern.Term.Call;
import org.mortise.dialect.ods.internal.pattern.Term.Either;
import org.mortise.dialect.ods.internal.pattern.Term.Reference;
import org.mortise.ir.Attribute;
import org.mortise.ir.ParseError;
import org.mortise.ir.definition.Arity;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.AttributeSpec;
import org.mortise.ir.definition.OpDefinition;

/** Makes the matcher of an operation of what a text states. */
final class MatchCompiler {
  private static final int MOST_EITHER = 6;

  private final Vocabulary vocabulary;
  private final Names names;
  private final List<Integer> order = new ArrayList<>();
  private int eithers;
  private int matched;

  /** Creates a compiler that adds to some names. */
  MatchCompiler(Vocabulary vocabulary, Names names) {
    this.vocabulary = vocabulary;
    this.names = names;
  }

  /** Returns the number of {@code either} so far. */
  int eithers() {
    return eithers;
  }

  /**
   * Returns the operations whose locations are those of new operations: as many as the pattern names, of all matched
   * ones, the root first, then the definitions of operands before their users. Constants are matched but not counted,
   * as in MLIR.
   */
  int[] locations() {
    return order.stream().limit(matched).mapToInt(Integer::intValue).toArray();
  }

  /** Compiles the operation that a pattern replaces. */
  OperationMatcher root(Call call) {
    if (call.result() != Term.ANY_RESULT) {
      throw new ExpressionError("the operation to replace cannot have a number of a result");
    }
    return operation(call, true);
  }

  private OperationMatcher operation(Call call, boolean isRoot) {
    OpDefinition definition = vocabulary.definition(call.operation());
    Names.checkResult(definition, call.result());
    int slot = names.addOperation(call.name(), definition);
    matched++;
    if (isRoot) {
      order.add(slot);
    }
    List<Part> parts = new ArrayList<>();
    if (call.operands() != null) {
      addOperands(definition, call.operands(), parts);
    }
    Set<String> stated = new HashSet<>();
    for (AttributeTerm attribute : call.attributes()) {
      if (!stated.add(attribute.name())) {
        throw new ExpressionError("the attribute '" + attribute.name() + "' is stated twice");
      }
      addAttribute(definition, attribute, parts);
    }
    if (!isRoot) {
      order.add(slot);
    }
    return new OperationMatcher(vocabulary.name(call.operation()), slot, List.copyOf(parts));
  }

  // ---- operands ----------------------------------------------------------------------------------------------------

  private void addOperands(OpDefinition definition, List<Term> operands, List<Part> parts) {
    int stated = 0;
    for (Term operand : operands) {
      stated += operand instanceof Either ? 2 : 1;
    }
    checkCount(definition, stated);
    int group = 0;
    for (Term operand : operands) {
      if (operand instanceof Either either) {
        if (eithers == MOST_EITHER) {
          throw new ExpressionError("a pattern can have at most " + MOST_EITHER + " 'either'");
        }
        int number = eithers++;
        parts.add(new OperationMatcher.EitherPart(
            group, value(either.first(), definition.operandSpec(group).arity()),
            value(either.second(), definition.operandSpec(group + 1).arity()), number));
        group += 2;
        continue;
      }
      ValueMatcher matcher = value(operand, definition.operandSpec(group).arity());
      if (!(matcher instanceof ValueMatcher.Anything)) {
        parts.add(new OperationMatcher.OperandPart(group, matcher));
      }
      group++;
    }
  }

  /** Fails unless an operation has a number of groups of operands. */
  static void checkCount(OpDefinition definition, int stated) {
    int count = definition.operandGroupCount();
    if (stated != count) {
      throw new ExpressionError("'" + definition.name() + "' has " + count + (count == 1 ? " operand" : " operands")
          + ", but the pattern states " + stated);
    }
  }

  private ValueMatcher value(Term term, Arity arity) {
    if (term instanceof Term.Any any) {
      return any.type() == null ? new ValueMatcher.Anything() : ofType(any.type(), arity, null);
    }
    if (term instanceof Reference reference) {
      ValueMatcher named = named(reference);
      return reference.type() == null ? named : ofType(reference.type(), arity, named);
    }
    if (term instanceof Call call) {
      return new ValueMatcher.DefinedBy(operation(call, false), call.result());
    }
    if (term instanceof Term.Constant constant) {
      int slot = names.addOperation(constant.name(), null);
      AttributeMatcher value = attribute(constant.value().value(), null);
      order.add(slot);
      return new ValueMatcher.ConstantValue(slot, value);
    }
    if (term instanceof Term.Group group) {
      if (arity == Arity.ONE) {
        throw new ExpressionError("'[...]' is a list of operands, but there is always one operand");
      }
      int slot = group.name() == null ? -1 : names.addValues(group.name());
      List<ValueMatcher> elements = new ArrayList<>();
      for (Term element : group.elements()) {
        elements.add(value(element, Arity.ONE));
      }
      return new ValueMatcher.EachOf(List.copyOf(elements), slot);
    }
    throw new ExpressionError("'either' must be an operand itself");
  }

  private ValueMatcher ofType(Expression type, Arity arity, @Nullable ValueMatcher then) {
    return new ValueMatcher.OfType(vocabulary.type(type), arity != Arity.VARIADIC, then);
  }

  private ValueMatcher named(Reference reference) {
    return names.find(reference.name()) == null && reference.result() == Term.ANY_RESULT
        ? new ValueMatcher.Bind(names.addValues(reference.name())) : new ValueMatcher.Same(names.source(reference));
  }

  // ---- attributes --------------------------------------------------------------------------------------------------

  private void addAttribute(OpDefinition definition, AttributeTerm attribute, List<Part> parts) {
    int slot = Vocabulary.slot(definition, attribute.name());
    AttributeSpec spec = definition.attributeSpec(slot);
    AttributeMatcher matcher = attribute(attribute.value(), spec);
    parts.add(new OperationMatcher.AttributePart(slot, defaultValue(spec), matcher));
  }

  private @Nullable Attribute defaultValue(AttributeSpec spec) {
    try {
      return spec.optional() || spec.defaultValue() == null ? null : spec.defaultValue().apply(vocabulary.context());
    } catch (ParseError wrong) {
      throw new ExpressionError("the default value of '" + spec.name() + "' is malformed");
    }
  }

  /** Compiles an attribute of an operation, or the value of a constant. */
  private AttributeMatcher attribute(AttributeValue value, @Nullable AttributeSpec spec) {
    if (value instanceof Term.Literal literal) {
      return new AttributeMatcher.Exactly(spec != null ? vocabulary.literal(literal.text(), spec)
          : vocabulary.literal(literal.text(), AttributeConstraints.ANY));
    }
    if (value instanceof Term.AnyAttribute any) {
      return new AttributeMatcher.Present(constraint(any.accepts()), null);
    }
    if (value instanceof Term.NamedValue named) {
      AttributeMatcher bound = names.find(named.name()) == null
          ? new AttributeMatcher.Bind(names.addAttribute(named.name()))
          : new AttributeMatcher.Same(names.attribute(named.name()));
      return named.accepts() == null ? bound
          : new AttributeMatcher.Present(constraint(named.accepts()), bound);
    }
    throw new ExpressionError("a computed number cannot be matched");
  }

  private @Nullable AttributeConstraint<Attribute> constraint(@Nullable Expression expression) {
    return expression == null ? null : vocabulary.attribute(expression);
  }
}
