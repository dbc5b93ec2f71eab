// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import com.google.auto.service.AutoService;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;
import org.osgi.service.component.annotations.Component;

/** {@code memref.get_global} needs a global of its type. */
@Component(service = SymbolUserOpInterface.class)
@Serves(GetGlobalOp.NAME)
@AutoService(OpInterface.class)
public final class GetGlobalSymbols implements SymbolUserOpInterface {
  @Override
  public Diagnostic verifySymbolUses(Operation op, SymbolTables symbolTables) {
    SymbolRefAttr name = (SymbolRefAttr) op.property(0);
    GlobalOp global = GlobalOp.of(symbolTables.lookupNearestSymbolFrom(op, name));
    if (global == null) {
      return op.opError("'" + name.rootReference() + "' does not reference a valid global memref");
    }
    Type type = op.result(0).type();
    return type == global.type() ? null : op.opError("result type '" + type + "' does not match type '"
        + global.type() + "' of the global memref " + name);
  }
}
