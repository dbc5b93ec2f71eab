// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.async;

import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.PlainType;

/** The constraints named in the declarations of this dialect. */
public final class AsyncConstraints {
  static final String TOKEN_TYPE = "token";
  static final String GROUP_TYPE = "group";
  static final String CORO_ID_TYPE = "coro.id";
  static final String CORO_HANDLE_TYPE = "coro.handle";
  static final String CORO_STATE_TYPE = "coro.state";

  static final TypeConstraint<PlainType> TOKEN = plain("async token type", TOKEN_TYPE);
  static final TypeConstraint<PlainType> GROUP = plain("async group type", GROUP_TYPE);
  static final TypeConstraint<PlainType> CORO_ID = plain("switched-resume coroutine identifier", CORO_ID_TYPE);
  static final TypeConstraint<PlainType> CORO_HANDLE = plain("coroutine handle", CORO_HANDLE_TYPE);
  static final TypeConstraint<PlainType> CORO_STATE = plain("saved coroutine state", CORO_STATE_TYPE);
  static final TypeConstraint<ValueType> VALUE = TypeConstraint.of("async value type", ValueType.class);
  static final TypeConstraint<Type> VALUE_OR_TOKEN = TypeConstraints.anyOf(VALUE, TOKEN);
  static final TypeConstraint<Type> ANY_ASYNC = TypeConstraints.anyOf(VALUE, TOKEN, GROUP);

  static final AttributeConstraint<IntegerAttr> POSITIVE_I64 = AttributeConstraints.positive(AttributeConstraints.I64);

  private AsyncConstraints() {}

  private static TypeConstraint<PlainType> plain(String description, String mnemonic) {
    return TypeConstraints.plain(description, AsyncDialect.NAMESPACE, mnemonic);
  }
}
