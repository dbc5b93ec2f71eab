// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;

/** The address of a block of a function. */
@Op(name = "llvm.blockaddress", since = "22.1",
    results = "res: POINTER",
    attributes = "block_addr: BLOCK_ADDRESS",
    traits = {"CONSTANT_LIKE", "PURE"},
    format = "$block_addr attr-dict `:` qualified(type($res))",
    implementations = BlockAddressOp.SymbolUser.class)
public final class BlockAddressOp extends BlockAddressOpBase {
  BlockAddressOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FoldResult.of(blockAddrAttr());
  }

  /** Requires the function and a block with the tag. */
  static final class SymbolUser implements SymbolUserOpInterface {
    @Override
    public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbolTables) {
      BlockAddressOp address = of(op);
      Operation symbol = LlvmModules.lookup(op, address.blockAddrAttr().function(), symbolTables);
      FuncOp function = FuncOp.of(symbol);
      return function != null && hasTag(function, address) ? null
          : op.opError("expects an existing block label target in the referenced function");
    }

    private static boolean hasTag(FuncOp function, BlockAddressOp address) {
      for (Block block = function.body().first(); block != null; block = block.next()) {
        for (Operation op = block.first(); op != null; op = op.next()) {
          BlockTagOp tag = BlockTagOp.of(op);
          if (tag != null && tag.tagAttr() == address.blockAddrAttr().tag()) {
            return true;
          }
        }
      }
      return false;
    }
  }
}
