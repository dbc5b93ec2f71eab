// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.Computation;
import org.mortise.ir.attributes.FloatCast;
import org.mortise.ir.attributes.FloatFunction;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.interfaces.IntegerOverflowOpInterface;
import org.mortise.ir.interfaces.ranges.IntegerCast;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.interfaces.ranges.Overflow;
import org.mortise.ir.types.ShapedType;

/** Looks up the {@link DialectExecution} of the dialects of a context. */
public final class DialectExecutions {
  private DialectExecutions() {}

  /** Returns the type whose values represent those of a type in calls from outside; often the type itself. */
  public static Type standIn(Type type) {
    DialectExecution execution = of(type.context(), type.dialectNamespace());
    Type standIn = execution == null ? null : execution.standIn(type);
    return standIn == null ? type : standIn;
  }

  /** Returns the {@link #standIn} of each type. */
  public static List<Type> standIns(List<Type> types) {
    return types.stream().map(DialectExecutions::standIn).toList();
  }

  /**
   * Returns the arguments of a function for values of the {@link #standIns} of their types.
   *
   * @param types the types of the arguments
   */
  public static List<Object> arguments(List<Object> values, List<Type> types) {
    List<Object> arguments = new ArrayList<>(values);
    for (int i = 0; i < types.size(); i++) {
      Type type = types.get(i);
      DialectExecution execution = of(type.context(), type.dialectNamespace());
      if (execution != null && execution.standIn(type) != null) {
        arguments.set(i, execution.ofStandIn(values.get(i), type));
      }
    }
    return arguments;
  }

  /** Returns the observation of an argument by a function outside of the program. */
  public static Object observe(Object value, Type type, Machine machine) {
    DialectExecution execution = of(type.context(), type.dialectNamespace());
    return execution == null ? value : execution.observe(value, type, machine);
  }

  /**
   * Returns the implementation of a declared function, from the dialects of its types, its attributes, or the
   * attributes of its parent operation; null if there is none.
   */
  public static @Nullable Primitive function(Operation declaration) {
    for (String namespace : namespaces(declaration)) {
      LibraryFunctions library = declaration.context().dialectInterface(namespace, LibraryFunctions.class);
      Primitive function = library == null ? null : library.function(declaration);
      if (function != null) {
        return function;
      }
    }
    return null;
  }

  /** Returns why a declared function has no implementation, as the end of a sentence: the missing bundles. */
  public static String missing(Operation declaration) {
    StringBuilder missing = new StringBuilder();
    for (String namespace : namespaces(declaration)) {
      DialectExecution execution = of(declaration.context(), namespace);
      String library = execution == null ? null : execution.library();
      if (library != null && declaration.context().dialectInterface(namespace, LibraryFunctions.class) == null) {
        missing.append("; the runtime library of '").append(namespace).append("' is the bundle ").append(library);
      }
    }
    return missing.toString();
  }

  private static Set<String> namespaces(Operation declaration) {
    Set<String> namespaces = new LinkedHashSet<>();
    addNamespaces(declaration, namespaces);
    CallableOpInterface callable = declaration.getInterface(CallableOpInterface.class);
    callable.getArgumentTypes(declaration).forEach(type -> namespaces.add(type.dialectNamespace()));
    callable.getResultTypes(declaration).forEach(type -> namespaces.add(type.dialectNamespace()));
    if (declaration.parentOp() != null) {
      addNamespaces(declaration.parentOp(), namespaces);
    }
    return namespaces;
  }

  private static void addNamespaces(Operation op, Set<String> namespaces) {
    for (NamedAttribute attribute : op.discardableAttributes().entries()) {
      int dot = attribute.name().indexOf('.');
      if (dot > 0) {
        namespaces.add(attribute.name().substring(0, dot));
      }
    }
  }

  private static @Nullable DialectExecution of(Context context, String namespace) {
    return context.dialectInterface(namespace, ExecutableOpInterface.class) instanceof DialectExecution execution
        ? execution : null;
  }

  /**
   * Returns the semantics of operations of a name: provided by a bundle for this operation or for its dialect, or
   * derived from the function that the operation is declared to compute; null if there is none.
   */
  static @Nullable ExecutableOpInterface meaning(OperationName name) {
    ExecutableOpInterface own = name.getInterface(ExecutableOpInterface.class);
    if (own != null || name.definition() == null) {
      return own;
    }
    DialectExecution execution = of(name.context(), name.dialectNamespace());
    ExecutableOpInterface ofDialect = execution == null ? null : execution.meaning(name);
    return ofDialect != null ? ofDialect : computed(OpDefinition.of(name).computation());
  }

  private static @Nullable ExecutableOpInterface computed(@Nullable Computation function) {
    if (function instanceof IntegerFunction ofIntegers) {
      return (op, code) -> {
        Overflow overflow = IntegerOverflowOpInterface.overflowOf(op);
        code.elementwise(op, operands ->
            List.of(code.integer(ofIntegers, overflow, operands.get(0), operands.get(1))));
      };
    }
    if (function instanceof IntegerCast || function instanceof FloatCast) {
      return (op, code) -> {
        Type type = op.result(0).type() instanceof ShapedType shaped ? shaped.elementType() : op.result(0).type();
        code.elementwise(op, operands -> List.of(convert(function, operands.get(0), type, code)));
      };
    }
    return function instanceof FloatFunction ? (op, code) -> code.elementwise(op, operands ->
        List.of(code.compute(function, operands.get(0), operands.get(1)))) : null;
  }

  private static Register convert(Computation function, Register source, Type type, CodeBuilder code) {
    if (function instanceof IntegerCast cast) {
      return code.cast(cast, source, type);
    }
    return switch ((FloatCast) function) {
      case FROM_SIGNED, FROM_UNSIGNED -> code.toFloat(source, function == FloatCast.FROM_SIGNED, type);
      case TO_SIGNED, TO_UNSIGNED -> code.toInteger(source, function == FloatCast.TO_SIGNED, type);
      case RESIZE -> code.castFloat(source, type);
    };
  }
}
