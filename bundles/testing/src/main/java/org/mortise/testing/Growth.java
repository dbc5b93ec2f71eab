// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ServiceLoader;
import java.util.function.IntFunction;
import java.util.function.ObjIntConsumer;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.ir.InterfaceAttachment;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.parser.ParserOptions;

/**
 * Checks that the cost of an algorithm grows about linearly with the size of a program, by counting at two sizes. The
 * counts are those of calls of operation interfaces and of bytes that the thread allocates. A loop that does neither is
 * not seen. The algorithm must run in the thread of the caller.
 */
public final class Growth {
  /**
   * The largest accepted ratio. At twice the size, a linear cost has the ratio 2 and a quadratic cost 4. The rest
   * allows for logarithms and growing arrays.
   */
  private static final double MOST = 3;
  /** So many bytes are arrays that have grown once or twice, whatever the program. */
  private static final long LITTLE = 1 << 14;

  private final Context context;
  private long calls;

  private Growth() {
    Context.Builder builder = Contexts.builder();
    ServiceLoader.load(Dialect.class).forEach(builder::dialect);
    for (OpInterface implementation : ServiceLoader.load(OpInterface.class)) {
      for (InterfaceAttachment attachment : InterfaceAttachment.of(implementation)) {
        builder.attach(new InterfaceAttachment(attachment.type(), counted(attachment), attachment.operations()));
      }
    }
    context = builder.build();
  }

  /**
   * Runs an algorithm on programs of two sizes, and checks the growth of its cost.
   *
   * @param size the smaller size; the other one is twice as large
   * @param program creates the text of a program of a size
   * @param algorithm the algorithm, with the parsed module and its size
   * @throws AssertionError if the cost at twice the size is more than three times as large
   */
  public static void assertNearLinear(int size, IntFunction<String> program, ObjIntConsumer<Operation> algorithm) {
    Growth growth = new Growth();
    Cost small = growth.cost(size, program, algorithm);
    Cost large = growth.cost(2 * size, program, algorithm);
    assertThat((double) large.calls).as("interface calls, at half the size %d", small.calls)
        .isLessThanOrEqualTo(MOST * Math.max(small.calls, 1));
    assertThat((double) large.bytes).as("allocated bytes, at half the size %d", small.bytes)
        .isLessThanOrEqualTo(MOST * Math.max(small.bytes, LITTLE));
  }

  private record Cost(long calls, long bytes) {}

  private Cost cost(int size, IntFunction<String> program, ObjIntConsumer<Operation> algorithm) {
    Operation module = ClassPathContext.parse(context, ParserOptions.PERMISSIVE, program.apply(size));
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    calls = 0;
    long before = threads.getCurrentThreadAllocatedBytes();
    algorithm.accept(module, size);
    return new Cost(calls, threads.getCurrentThreadAllocatedBytes() - before);
  }

  private OpInterface counted(InterfaceAttachment attachment) {
    return (OpInterface) Proxy.newProxyInstance(attachment.type().getClassLoader(), new Class<?>[] {attachment.type()},
        (proxy, method, arguments) -> call(attachment.implementation(), method, arguments));
  }

  private Object call(OpInterface implementation, Method method, Object[] arguments) throws Throwable {
    calls++;
    try {
      return method.invoke(implementation, arguments);
    } catch (InvocationTargetException failure) {
      throw failure.getCause();
    }
  }
}
