// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.steps;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/**
 * JDK methods that visit more than one element. Each method calls the method of the same name and counts the visited
 * elements. Some counts are estimates: elements that are only moved or compared by words count an eighth, and a search
 * in a list counts all elements. Work that allocates as much as it visits, such as copies, is omitted, because {@link
 * org.mortise.testing.Growth} counts the bytes.
 *
 * <p>An instance method is replaced by a method with its receiver as additional first parameter, a static method by one
 * with the same parameters. Oversized tables of hash maps are not counted.
 */
public final class LinearCalls {
  private static final int MOVED_PER_STEP = 8;
  private static final int BITS_PER_STEP = 64;

  private static final Map<String, List<Method>> BY_CALL = byCall();

  private LinearCalls() {}

  private static Map<String, List<Method>> byCall() {
    Map<String, List<Method>> all = new HashMap<>();
    for (Method method : LinearCalls.class.getDeclaredMethods()) {
      if (Modifier.isPublic(method.getModifiers())) {
        all.computeIfAbsent(method.getName() + Type.getMethodDescriptor(method), key -> new ArrayList<>(1)).add(method);
        String ofInstance = Type.getMethodDescriptor(Type.getReturnType(method),
            Arrays.stream(method.getParameterTypes()).skip(1).map(Type::getType).toArray(Type[]::new));
        all.computeIfAbsent(method.getName() + ofInstance, key -> new ArrayList<>(1)).add(method);
      }
    }
    return all;
  }

  /** Returns the descriptor of the method that replaces a call; null if the call is not replaced. */
  static @Nullable String replacementOf(
      boolean isStatic, String owner, String name, String descriptor, ClassLoader loader) {
    for (Method method : BY_CALL.getOrDefault(name + descriptor, List.of())) {
      String replaced = Type.getMethodDescriptor(method);
      if (isStatic ? replaced.equals(descriptor)
          : !replaced.equals(descriptor) && method.getParameterTypes()[0].isAssignableFrom(type(owner, loader))) {
        return replaced;
      }
    }
    return null;
  }

  private static Class<?> type(String internalName, ClassLoader loader) {
    try {
      return Class.forName(internalName.replace('/', '.'), false, loader);
    } catch (ClassNotFoundException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static long searched(Collection<?> all) {
    return all instanceof Set ? 1 : all.size();
  }

  private static void move(long elements) {
    Steps.add(Math.max(0, elements) / MOVED_PER_STEP);
  }

  private static void sort(long elements) {
    Steps.add(elements * (Long.SIZE - Long.numberOfLeadingZeros(elements)));
  }

  // ---- collections --------------------------------------------------------------------------------------------------

  public static boolean contains(Collection<?> all, Object element) {
    Steps.add(searched(all));
    return all.contains(element);
  }

  public static boolean remove(Collection<?> all, Object element) {
    Steps.add(searched(all));
    return all.remove(element);
  }

  public static boolean addAll(Collection<Object> all, Collection<?> added) {
    Steps.add(added.size());
    return all.addAll(added);
  }

  public static boolean containsAll(Collection<?> all, Collection<?> others) {
    Steps.add(others.size() * searched(all));
    return all.containsAll(others);
  }

  /** Visits the smaller collection if this is a set. */
  public static boolean removeAll(Collection<?> all, Collection<?> others) {
    boolean visitsOthers = all instanceof Set && all.size() > others.size();
    Steps.add(visitsOthers ? others.size() : all.size() * searched(others));
    return all.removeAll(others);
  }

  public static boolean retainAll(Collection<?> all, Collection<?> others) {
    Steps.add(all.size() * searched(others));
    return all.retainAll(others);
  }

  public static boolean removeIf(Collection<Object> all, Predicate<Object> filter) {
    Steps.add(all.size());
    return all.removeIf(filter);
  }

  public static void clear(Collection<?> all) {
    move(all.size());
    all.clear();
  }

  public static int hashCode(Collection<?> all) {
    Steps.add(all.size());
    return all.hashCode();
  }

  public static boolean equals(Collection<?> all, Object other) {
    Steps.add(other instanceof Collection<?> others ? Math.min(all.size(), others.size()) : 0);
    return all.equals(other);
  }

  public static Object remove(List<?> all, int index) {
    move(all.size() - index);
    return all.remove(index);
  }

  public static void add(List<Object> all, int index, Object element) {
    move(all.size() - index);
    all.add(index, element);
  }

  /** Moves the elements after the index. */
  public static boolean addAll(List<Object> all, int index, Collection<?> added) {
    Steps.add(added.size());
    move(all.size() - index);
    return all.addAll(index, added);
  }

  public static int indexOf(List<?> all, Object element) {
    Steps.add(all.size());
    return all.indexOf(element);
  }

  public static int lastIndexOf(List<?> all, Object element) {
    Steps.add(all.size());
    return all.lastIndexOf(element);
  }

  public static void sort(List<Object> all, Comparator<Object> order) {
    sort(all.size());
    all.sort(order);
  }

  public static void sort(List<Comparable<Object>> all) {
    sort(all.size());
    Collections.sort(all);
  }

  public static void reverse(List<?> all) {
    Steps.add(all.size());
    Collections.reverse(all);
  }

  public static boolean containsValue(Map<?, ?> all, Object value) {
    Steps.add(all.size());
    return all.containsValue(value);
  }

  public static void putAll(Map<Object, Object> all, Map<?, ?> added) {
    Steps.add(added.size());
    all.putAll(added);
  }

  public static void clear(Map<?, ?> all) {
    move(all.size());
    all.clear();
  }

  // ---- bit sets -----------------------------------------------------------------------------------------------------

  private static void words(int bits) {
    Steps.add(Math.max(0, bits) / BITS_PER_STEP);
  }

  /** Visits the words up to the found bit. */
  public static int nextSetBit(BitSet all, int from) {
    int found = all.nextSetBit(from);
    words((found < 0 ? all.length() : found) - from);
    return found;
  }

  /** Visits the words up to the found bit. */
  public static int nextClearBit(BitSet all, int from) {
    int found = all.nextClearBit(from);
    words(found - from);
    return found;
  }

  /** Visits the words down to the found bit. */
  public static int previousSetBit(BitSet all, int from) {
    int found = all.previousSetBit(from);
    words(from - found);
    return found;
  }

  public static int cardinality(BitSet all) {
    words(all.length());
    return all.cardinality();
  }

  public static void or(BitSet all, BitSet other) {
    words(other.length());
    all.or(other);
  }

  public static void and(BitSet all, BitSet other) {
    words(all.length());
    all.and(other);
  }

  public static void andNot(BitSet all, BitSet other) {
    words(Math.min(all.length(), other.length()));
    all.andNot(other);
  }

  public static boolean intersects(BitSet all, BitSet other) {
    words(Math.min(all.length(), other.length()));
    return all.intersects(other);
  }

  public static boolean equals(BitSet all, Object other) {
    words(all.length());
    return all.equals(other);
  }

  public static void clear(BitSet all) {
    words(all.length());
    all.clear();
  }

  // ---- texts --------------------------------------------------------------------------------------------------------

  /** Visits the characters up to the found part. */
  public static int indexOf(String text, String part) {
    int found = text.indexOf(part);
    move(found < 0 ? text.length() : found);
    return found;
  }

  /** Visits the characters up to the found one. */
  public static int indexOf(String text, int letter) {
    int found = text.indexOf(letter);
    move(found < 0 ? text.length() : found);
    return found;
  }

  public static boolean contains(String text, CharSequence part) {
    move(text.length());
    return text.contains(part);
  }

  public static StringBuilder insert(StringBuilder text, int at, String part) {
    move(text.length() - at);
    return text.insert(at, part);
  }

  // ---- arrays -------------------------------------------------------------------------------------------------------

  public static void arraycopy(Object from, int fromIndex, Object to, int toIndex, int length) {
    move(length);
    System.arraycopy(from, fromIndex, to, toIndex, length);
  }

  public static void fill(Object[] array, Object value) {
    move(array.length);
    Arrays.fill(array, value);
  }

  public static void fill(Object[] array, int from, int to, Object value) {
    move(to - from);
    Arrays.fill(array, from, to, value);
  }

  public static void fill(int[] array, int value) {
    move(array.length);
    Arrays.fill(array, value);
  }

  public static void fill(int[] array, int from, int to, int value) {
    move(to - from);
    Arrays.fill(array, from, to, value);
  }

  public static void fill(long[] array, long value) {
    move(array.length);
    Arrays.fill(array, value);
  }

  public static void fill(boolean[] array, boolean value) {
    move(array.length);
    Arrays.fill(array, value);
  }

  public static boolean equals(Object[] one, Object[] other) {
    Steps.add(Math.min(one.length, other.length));
    return Arrays.equals(one, other);
  }

  public static boolean equals(int[] one, int[] other) {
    move(Math.min(one.length, other.length));
    return Arrays.equals(one, other);
  }

  public static boolean equals(long[] one, long[] other) {
    move(Math.min(one.length, other.length));
    return Arrays.equals(one, other);
  }

  public static int hashCode(Object[] array) {
    Steps.add(array.length);
    return Arrays.hashCode(array);
  }

  public static int hashCode(int[] array) {
    Steps.add(array.length);
    return Arrays.hashCode(array);
  }

  public static int hashCode(long[] array) {
    Steps.add(array.length);
    return Arrays.hashCode(array);
  }

  public static void sort(int[] array) {
    sort(array.length);
    Arrays.sort(array);
  }

  public static void sort(Object[] array, Comparator<Object> order) {
    sort(array.length);
    Arrays.sort(array, order);
  }
}
