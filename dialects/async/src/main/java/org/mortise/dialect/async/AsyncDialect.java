// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.async;

import java.util.List;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Dialect;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.types.PlainType;
import org.osgi.service.component.annotations.Component;

/** Asynchronous execution of regions and functions, and the coroutines that implement it. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "async", constants = AsyncConstraints.class)
public final class AsyncDialect extends AsyncDialectBase {
  @Override
  public List<String> typeNames() {
    return List.of(
        AsyncConstraints.TOKEN_TYPE, AsyncConstraints.GROUP_TYPE, AsyncConstraints.CORO_ID_TYPE,
        AsyncConstraints.CORO_HANDLE_TYPE, AsyncConstraints.CORO_STATE_TYPE, ValueType.MNEMONIC);
  }

  @Override
  public Type parseType(AsmParser parser) {
    int position = parser.position();
    String mnemonic = parser.parseKeyword();
    return switch (mnemonic) {
      case AsyncConstraints.TOKEN_TYPE, AsyncConstraints.GROUP_TYPE, AsyncConstraints.CORO_ID_TYPE,
          AsyncConstraints.CORO_HANDLE_TYPE, AsyncConstraints.CORO_STATE_TYPE ->
          PlainType.of(parser.context(), NAMESPACE, mnemonic);
      case ValueType.MNEMONIC -> parseValue(parser, position);
      default ->
          throw parser.error(position, "unknown  type `" + mnemonic + "` in dialect `" + NAMESPACE + "`");
    };
  }

  private static ValueType parseValue(AsmParser parser, int position) {
    try {
      return ValueType.parse(parser);
    } catch (ParseError wrong) {
      throw wrong.then(parser.error(position, "failed to parse async value type"));
    }
  }
}
