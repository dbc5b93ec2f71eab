// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.List;
import org.mortise.dialect.ods.internal.expression.Declaration;
import org.mortise.dialect.ods.internal.expression.ExpressionError;
import org.mortise.ir.definition.Arity;

/**
 * The parts of an operation that its traits and interfaces need. Passes rely on them without a check, so a definition
 * without them is an error. MLIR refuses most of them when C++ is compiled.
 *
 * @param regions the regions of the operation
 */
record Requirements(
    List<Declaration> operands, List<Declaration> results, List<Declaration> attributes, RegionGroups regions) {
  /** Fails unless the operation has the parts that a trait needs. */
  void checkTrait(String trait, OperationText text) {
    switch (trait) {
      case "symbol_table" -> require(regions.names().size() == 1, trait, "exactly one region");
      case "single_block_implicit_terminator" ->
          require(text.text("implicit_terminator") != null, trait, "the key 'implicit_terminator'");
      case "constant_like" -> {
        require(operands.isEmpty(), trait, "an operation without operands");
        requireOneResult(trait);
      }
      case "idempotent" -> {
        require(operands.size() == 1 || operands.size() == 2, trait, "one or two operands");
        checkFolded(trait, text);
      }
      case "involution" -> {
        require(operands.size() == 1, trait, "one operand");
        checkFolded(trait, text);
      }
      case "first_attr_derived_result_type" -> {
        require(!attributes.isEmpty(), trait, "an attribute");
        requireOneResult(trait);
      }
      default -> { }
    }
  }

  /** Operations that are replaced by an operand. */
  private void checkFolded(String trait, OperationText text) {
    operands.forEach(operand -> require(operand.arity() == Arity.ONE, trait, "operands that are always present"));
    requireOneResult(trait);
    require(text.list("traits").contains("same_operands_and_result_type"), trait,
        "the trait 'same_operands_and_result_type'");
  }

  private void requireOneResult(String trait) {
    require(results.size() == 1 && results.get(0).arity() == Arity.ONE, trait, "exactly one result");
  }

  private static void require(boolean has, String trait, String part) {
    if (!has) {
      throw new ExpressionError("the trait '" + trait + "' needs " + part);
    }
  }

  // ---- interfaces --------------------------------------------------------------------------------------------------

  /** Fails unless an attribute is declared. Returns it. */
  Declaration checkAttribute(String name, String user) {
    for (Declaration attribute : attributes) {
      if (attribute.name().equals(name)) {
        return attribute;
      }
    }
    throw new ExpressionError("the interface '" + user + "' needs the attribute '" + name + "'");
  }

  /** Fails unless an attribute is declared and always present. */
  void checkRequiredAttribute(String name, String user) {
    if (checkAttribute(name, user).arity() == Arity.OPTIONAL) {
      throw new ExpressionError("the interface '" + user + "' needs the attribute '" + name
          + "', so it cannot be optional");
    }
  }

  /** Fails unless the first region is there in all operations. */
  void checkFirstRegion(String user) {
    if (regions.names().isEmpty() || regions.variadic() == 0) {
      throw new ExpressionError("the interface '" + user + "' needs a region for the body");
    }
  }

  /** Fails unless a group of operands is always one operand. */
  void checkOneOperand(int group, String user) {
    if (operands.get(group).arity() != Arity.ONE) {
      throw new ExpressionError("the interface '" + user + "' needs one operand, but the number of '"
          + operands.get(group).name() + "' varies");
    }
  }

  /** Fails unless the first result is there in all operations. */
  void checkFirstResult(String user) {
    if (results.isEmpty() || results.get(0).arity() != Arity.ONE) {
      throw new ExpressionError("the interface '" + user + "' needs a result");
    }
  }
}
