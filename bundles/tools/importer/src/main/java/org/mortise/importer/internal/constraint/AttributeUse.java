// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.constraint;

import org.mortise.importer.internal.expression.Expression;

/**
 * The declaration of an attribute of an operation, without its name.
 *
 * @param accepts which attributes are accepted
 * @param isOptional whether the attribute can be missing without a default
 * @param defaultText the text of the default value; empty if there is none
 * @param unknownDefault the default value in C++ that could not be translated; empty if there is none
 */
public record AttributeUse(Expression accepts, boolean isOptional, String defaultText, String unknownDefault) {
  @Override
  public String toString() {
    return accepts + (isOptional ? "?" : "") + (defaultText.isEmpty() ? "" : " = " + defaultText);
  }
}
