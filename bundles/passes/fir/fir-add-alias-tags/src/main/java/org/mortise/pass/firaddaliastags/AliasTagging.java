// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.firaddaliastags;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.FirAliasTagOpInterface;
import org.mortise.dialect.fir.FortranVariableOpInterface;
import org.mortise.dialect.fir.alias.MemorySource;
import org.mortise.dialect.fir.alias.SourceSearch;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.WrapperType;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.symbols.SymbolTable;

/** Tags the accesses of a function. */
final class AliasTagging {
  private static final String DECLARED_NAME = "uniq_name";
  private static final String ARGUMENT_NAME = "fir.bindc_name";

  private final Operation function;
  private final TagTree tree;
  private final Map<Value, String> argumentNames = new HashMap<>();
  private boolean hasTagged;

  private AliasTagging(Operation function, TagTree tree) {
    this.function = function;
    this.tree = tree;
  }

  /** Tags the accesses in all functions of an operation; returns whether there are any. */
  static boolean addTags(Operation root) {
    boolean[] hasTagged = {false};
    root.walkPreOrder(op -> {
      String name = op.getInterface(FunctionOpInterface.class) == null ? null : SymbolTable.getSymbolName(op);
      if (name != null) {
        AliasTagging tagging = new AliasTagging(op, new TagTree(op.context(), name));
        op.walkPreOrder(tagging::tag);
        hasTagged[0] |= tagging.hasTagged;
      }
    });
    return hasTagged[0];
  }

  private void tag(Operation op) {
    FirAliasTagOpInterface access = op.getInterface(FirAliasTagOpInterface.class);
    if (access == null) {
      return;
    }
    Value address = access.getAccessedAddress(op);
    boolean isDescriptor = address.type() instanceof WrapperType type && type.elementType() instanceof BaseBoxType;
    ArrayAttr tags = isDescriptor ? null : tagsOf(SourceSearch.of(address));
    if (tags != null) {
      access.setAliasTags(op, tags);
      hasTagged = true;
    }
  }

  private @Nullable ArrayAttr tagsOf(MemorySource source) {
    if (source.mayShare()) {
      return null;
    }
    if (source.kind() == MemorySource.Kind.ARGUMENT) {
      String name = argumentNames.computeIfAbsent((Value) source.origin(), this::argumentName);
      return name.isEmpty() ? null : tree.tagsOf(TagTree.Branch.DUMMY_ARGUMENT, name);
    }
    if (source.kind() == MemorySource.Kind.GLOBAL) {
      TagTree.Branch branch = source.hasDescriptor() ? TagTree.Branch.DIRECT : TagTree.Branch.GLOBAL;
      return tree.tagsOf(branch, ((SymbolRefAttr) source.origin()).rootReference());
    }
    return null;
  }

  /** Returns the name of an argument, which is empty if it has none. */
  private String argumentName(Value argument) {
    for (OpOperand use : argument.uses()) {
      FortranVariableOpInterface variable = use.owner().getInterface(FortranVariableOpInterface.class);
      StringAttr name = variable == null ? null : use.owner().getAttr(DECLARED_NAME, StringAttr.class);
      if (name != null) {
        return name.value();
      }
    }
    FunctionOpInterface signature = function.getInterface(FunctionOpInterface.class);
    int index = ((BlockArgument) argument).index();
    return signature.getArgAttrs(function, index).get(ARGUMENT_NAME) instanceof StringAttr name ? name.value() : "";
  }
}
