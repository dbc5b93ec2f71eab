// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.async;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Dialect;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/** Asynchronous execution of regions and functions, and the coroutines that implement it. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "async", constants = AsyncConstraints.class)
public final class AsyncDialect extends AsyncDialectBase {

  @Override
  protected List<String> plainTypes() {
    return List.of(
        AsyncConstraints.TOKEN_TYPE, AsyncConstraints.GROUP_TYPE, AsyncConstraints.CORO_ID_TYPE,
        AsyncConstraints.CORO_HANDLE_TYPE, AsyncConstraints.CORO_STATE_TYPE);
  }

  @Override
  protected @Nullable Type parseDeclaredType(AsmParser parser, String mnemonic, int start) {
    try {
      return super.parseDeclaredType(parser, mnemonic, start);
    } catch (ParseError wrong) {
      throw wrong.then(parser.error(start, "failed to parse async value type"));
    }
  }
}
