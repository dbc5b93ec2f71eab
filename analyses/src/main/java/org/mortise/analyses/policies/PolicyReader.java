// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.policies;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;

/** Reads the attribute of one operation; errors name the accepted alternatives. */
final class PolicyReader {
  private static final List<String> KEYS = List.of(
      "memory_space", "dialect", "operation", "owner", "stack", "reuse", "arena", "allocate", "free");

  private final Operation holder;
  private final Consumer<Diagnostic> errors;
  private int number;

  PolicyReader(Operation holder, Consumer<Diagnostic> errors) {
    this.holder = holder;
    this.errors = errors;
  }

  /** Returns the valid policies. */
  List<BufferPolicy> read() {
    List<BufferPolicy> found = new ArrayList<>();
    if (!(holder.getAttr(BufferPolicies.ATTRIBUTE) instanceof ArrayAttr array)) {
      errors.accept(holder.opError("has the attribute '" + BufferPolicies.ATTRIBUTE
          + "' that is no array of dictionaries, such as [{memory_space = 1, stack = false}]"));
      return found;
    }
    for (Attribute element : array.nestedAttributes()) {
      BufferPolicy policy = element instanceof DictionaryAttr entries ? read(entries)
          : this.<BufferPolicy>error("is no dictionary, such as {memory_space = 1, stack = false}");
      if (policy != null) {
        found.add(policy);
      }
      number++;
    }
    return found;
  }

  private <T> @Nullable T error(String message) {
    errors.accept(holder.opError(
        "policy #" + number + " of the attribute '" + BufferPolicies.ATTRIBUTE + "' " + message));
    return null;
  }

  private @Nullable BufferPolicy read(DictionaryAttr entries) {
    boolean isValid = true;
    for (NamedAttribute entry : entries.entries()) {
      String wrong = KEYS.contains(entry.name()) ? wrongValue(entry.name(), entry.value())
          : "has the unknown key '" + entry.name() + "'; the keys are " + String.join(", ", KEYS);
      if (wrong != null) {
        error(wrong);
        isValid = false;
      }
    }
    if (!isValid) {
      return null;
    }
    boolean isOfProgram = entries.get("owner") instanceof StringAttr owner && owner.value().equals("program");
    BufferPool pool = null;
    if (entries.get("allocate") != null || entries.get("free") != null) {
      pool = isOfProgram
          ? error("has a pool and owner = \"program\"; remove one of them") : pool(entries);
      if (pool == null) {
        return null;
      }
    }
    return new BufferPolicy(entries.get("memory_space"), text(entries, "dialect"), text(entries, "operation"),
        isOfProgram, flag(entries, "stack"), flag(entries, "reuse"), flag(entries, "arena"), pool);
  }

  private static @Nullable String wrongValue(String key, Attribute value) {
    return switch (key) {
      case "memory_space" -> null;
      case "dialect", "operation" ->
          value instanceof StringAttr ? null : "needs a string for '" + key + "', such as "
              + (key.equals("dialect") ? "\"gpu\"" : "\"memref.alloc\"");
      case "owner" -> value instanceof StringAttr owner
          && (owner.value().equals("program") || owner.value().equals("function")) ? null
          : "needs \"program\" or \"function\" for 'owner'";
      case "allocate", "free" -> value instanceof SymbolRefAttr symbol && symbol.isFlat() ? null
          : "needs the name of a function for '" + key + "', such as @pool_" + key;
      default -> isFlag(value) ? null : "needs true or false for '" + key + "'";
    };
  }

  private static boolean isFlag(Attribute value) {
    return value instanceof IntegerAttr flag
        && flag.type() instanceof IntegerType type && type.width() == 1;
  }

  private static @Nullable String text(DictionaryAttr entries, String key) {
    return entries.get(key) instanceof StringAttr text ? text.value() : null;
  }

  private static @Nullable Boolean flag(DictionaryAttr entries, String key) {
    return entries.get(key) instanceof IntegerAttr flag ? flag.longValue() != 0 : null;
  }

  private @Nullable BufferPool pool(DictionaryAttr entries) {
    if (!holder.hasTrait(Trait.SYMBOL_TABLE)) {
      return error("names functions of a pool, which belongs to the module: buffers are passed between functions");
    }
    if (entries.get("allocate") == null || entries.get("free") == null) {
      return error("needs both 'allocate' and 'free'");
    }
    String operation = text(entries, "operation");
    String dialect = text(entries, "dialect");
    if (operation != null && !operation.equals("memref.alloc") || dialect != null && !dialect.equals("memref")) {
      return error("names functions of a pool, which replace 'memref.alloc' only");
    }
    Operation allocate = function(entries, "allocate");
    Operation free = function(entries, "free");
    if (allocate == null || free == null) {
      return null;
    }
    MemRefType type = allocatedType(allocate);
    if (type == null) {
      return error("has an 'allocate' function @" + SymbolTable.getSymbolName(allocate)
          + " of the wrong type; it must be (index) -> memref<?xT>, of the number of elements, or"
          + " (index, index) -> memref<?xT>, of that and the alignment");
    }
    Attribute space = entries.get("memory_space");
    if (space != null && !BufferPolicy.isSpaceOf(space, type)) {
      return error("has an 'allocate' function that returns memory of another memory space than 'memory_space'");
    }
    List<Type> freed = typesOf(free, true);
    boolean takesAddress = freed.size() == 1 && freed.get(0) instanceof IndexType;
    boolean isByte = type.elementType() instanceof IntegerType integer && integer.width() == Byte.SIZE;
    boolean fits = typesOf(free, false).isEmpty() && freed.size() == 1
        && (takesAddress ? isByte : freed.get(0) == type);
    if (!fits) {
      return error("has a 'free' function @" + SymbolTable.getSymbolName(free) + " of the wrong type; it must be ("
          + type + ") -> ()" + (isByte ? ", or (index) -> (), of the address of any buffer" : "")
          + ", as @" + SymbolTable.getSymbolName(allocate) + " returns " + type);
    }
    return new BufferPool(allocate, typesOf(allocate, true).size() > 1, free, takesAddress, type);
  }

  private @Nullable Operation function(DictionaryAttr entries, String key) {
    SymbolRefAttr symbol = (SymbolRefAttr) entries.get(key);
    String name = symbol.rootReference();
    Operation found = SymbolTable.lookupNearestSymbolFrom(holder, symbol);
    if (found == null) {
      return error("names @" + name + " for '" + key + "', which does not exist in this module: declare it");
    }
    return found.implementsInterface(FunctionOpInterface.class) ? found
        : error("names @" + name + " for '" + key + "', which is no function");
  }

  private static List<Type> typesOf(Operation function, boolean arguments) {
    FunctionOpInterface signature = function.getInterface(FunctionOpInterface.class);
    return arguments ? signature.getArgumentTypes(function) : signature.getResultTypes(function);
  }

  /** Returns the type of the memory that {@code allocate} returns; null if its signature is invalid. */
  private static @Nullable MemRefType allocatedType(Operation allocate) {
    List<Type> arguments = typesOf(allocate, true);
    List<Type> results = typesOf(allocate, false);
    boolean fits = (arguments.size() == 1 || arguments.size() == 2)
        && arguments.stream().allMatch(IndexType.class::isInstance) && results.size() == 1
        && results.get(0) instanceof MemRefType type && type.rank() == 1 && type.isDynamicDim(0)
        && type.isIdentityLayout();
    return fits ? (MemRefType) results.get(0) : null;
  }
}
