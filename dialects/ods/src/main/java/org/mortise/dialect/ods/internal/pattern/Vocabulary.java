// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.pattern;

import org.mortise.dialect.ods.internal.expression.AttributeExpressions;
import org.mortise.dialect.ods.internal.expression.Expression;
import org.mortise.dialect.ods.internal.expression.ExpressionError;
import org.mortise.dialect.ods.internal.expression.Scope;
import org.mortise.dialect.ods.internal.expression.TypeExpressions;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.OperationName;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeSpec;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.text.parser.SymbolText;

/**
 * Operations, attributes, types and constraints that the text of a pattern names, in one context.
 *
 * @param scope the definitions to which expressions refer
 */
record Vocabulary(Context context, Scope scope, OperationLookup operations) {
  OperationName name(String operation) {
    return context.operationName(operation);
  }

  /** Returns the definition of an operation; fails if there is none. */
  OpDefinition definition(String operation) {
    OpDefinition found = operations.find(name(operation));
    if (found == null) {
      throw new ExpressionError("there is no operation '" + operation + "'");
    }
    return found;
  }

  /** Returns a constraint on types. A pattern must not match more than it states, so all of it must be known. */
  TypeConstraint<Type> type(Expression expression) {
    long unchecked = scope.uncheckedCount();
    TypeConstraint<Type> constraint = new TypeExpressions(scope).compile(expression);
    checkKnown(unchecked, expression);
    return constraint;
  }

  /** Returns a constraint on attributes. */
  AttributeConstraint<Attribute> attribute(Expression expression) {
    long unchecked = scope.uncheckedCount();
    AttributeConstraint<Attribute> constraint = new AttributeExpressions(scope).compile(expression);
    checkKnown(unchecked, expression);
    return constraint;
  }

  private void checkKnown(long unchecked, Expression expression) {
    if (scope.uncheckedCount() != unchecked) {
      throw new ExpressionError("'" + expression + "' has a condition that cannot be checked");
    }
  }

  /** Returns the position of an attribute of an operation. */
  static int slot(OpDefinition definition, String attribute) {
    int slot = definition.attributeSlot(attribute);
    if (slot < 0 || definition.isSegmentSizes(slot)) {
      throw new ExpressionError("'" + definition.name() + "' has no attribute '" + attribute + "'");
    }
    return slot;
  }

  /** Parses an attribute in the syntax that it has in formats, or as an attribute. */
  Attribute literal(String text, AttributeSpec attribute) {
    Attribute parsed = literal(text, attribute.constraint());
    if (!mayBeOfFile(text) && !attribute.constraint().accepts(parsed)) {
      throw new ExpressionError("'" + text + "' is no value of '" + attribute.name() + "', which is "
          + attribute.constraint().description());
    }
    return parsed;
  }

  /** While a file is loaded, the context does not have its types and attributes yet. */
  private boolean mayBeOfFile(String text) {
    return operations != OperationLookup.OF_CONTEXT && (text.indexOf('#') >= 0 || text.indexOf('!') >= 0);
  }

  /** Parses an attribute. */
  Attribute literal(String text, AttributeConstraint<?> constraint) {
    try {
      return SymbolText.parseAttribute(context, text, constraint);
    } catch (ParseError wrong) {
      throw new ExpressionError("'" + text + "' is no attribute: " + wrong.diagnostics().get(0).message());
    }
  }

  /** Parses a type. */
  Type typeLiteral(String text) {
    try {
      return SymbolText.parseType(context, text);
    } catch (ParseError wrong) {
      throw new ExpressionError("'" + text + "' is no type: " + wrong.diagnostics().get(0).message());
    }
  }
}
