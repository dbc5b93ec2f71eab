// SPDX-License-Identifier: Apache-2.0
package org.mortise.lambdaclasses;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Compiles programs with and without the processor, and runs both. */
class LambdaProcessorTest {
  private static final String PROGRAM =
      """
      import java.util.*;
      import java.util.function.*;

      public class Program {
        interface Widening { double of(int value); }
        interface Marker { }
        interface Boxing { Object of(long value); }
        interface Three<A, B, C> { C of(A first, long second, B third); }
        interface WithLambda {
          default Supplier<String> text() { return () -> "in " + own(); }
          private String own() { return "interface"; }
        }
        record Pair(int first, String second) {}

        private final String name;
        Program(String name) { this.name = name; }
        private String hidden(int times) { return name.repeat(times); }
        static long twice(long value) { return 2 * value; }
        static String all(String... parts) { return String.join("+", parts); }

        class Inner {
          Supplier<String> nested(int times) {
            return () -> {
              Supplier<String> inner = () -> hidden(times) + this.getClass().getSimpleName();
              return inner.get();
            };
          }
        }

        static class Base { protected String greet() { return "base"; } }
        static class Derived extends Base {
          @Override protected String greet() { return "derived"; }
          Supplier<String> above() { return super::greet; }
        }

        public static String run() {
          var out = new ArrayList<Object>();
          Program p = new Program("ab");
          byte small = 7; char letter = 'x'; float f = 1.5f; double d = 2.25;
          long l = 1L << 40; boolean yes = true; short s = -3;
          Supplier<String> captures = () -> small + "" + letter + f + d + l + yes + s + p.name;
          out.add(captures.get());
          Function<Integer, Pair> curried = i -> new Pair(i, p.hidden(i));
          out.add(curried.apply(2).toString());
          BiFunction<Integer, String, Pair> constructor = Pair::new;
          out.add(constructor.apply(3, "c").first());
          LongUnaryOperator primitive = Program::twice;
          out.add(primitive.applyAsLong(21));
          Function<Long, Long> boxed = Program::twice;
          out.add(boxed.apply(4L));
          Boxing boxing = Program::twice;
          out.add(boxing.of(5).getClass().getSimpleName());
          Widening widening = value -> value / 2;
          Widening wideningReference = Math::abs;
          out.add(widening.of(5) + wideningReference.of(-6));
          Function<Integer, Long> unboxAndWiden = Program::twice;
          out.add(unboxAndWiden.apply(8));
          IntFunction<Object> arrays = int[]::new;
          out.add(((int[]) arrays.apply(4)).length);
          Function<String, String> varargs = Program::all;
          out.add(varargs.apply("x"));
          Consumer<String> dropped = out::add;
          dropped.accept("dropped");
          ToLongFunction<Integer> counted = Integer::longValue;
          Runnable dropsLong = () -> Program.twice(2);
          dropsLong.run();
          Three<String, Integer, String> three = (a, b, c) -> a + b + c;
          out.add(three.of("a", 2, 3));
          out.add(p.new Inner().nested(2).get());
          out.add(new Derived().above().get());
          out.add(new WithLambda() {}.text().get());
          Comparator<String> byLength = Comparator.comparingInt(String::length);
          var words = new ArrayList<>(List.of("ccc", "a", "bb"));
          words.sort(byLength.reversed());
          out.add(words);
          Supplier<Supplier<String>> twofold = () -> () -> "twofold";
          out.add(twofold.get().get());
          out.add(first(() -> yes ? 1 : null));
          List<Runnable> same = new ArrayList<>();
          for (int i = 0; i < 2; i++) { same.add(() -> {}); }
          out.add(same.get(0) == same.get(1));
          Predicate<Object> instance = String.class::isInstance;
          out.add(instance.test("x"));
          Runnable several = (Runnable & Marker) () -> out.add("several interfaces");
          several.run();
          Callback[] local = {Program::throwing};
          try { local[0].call(); } catch (Exception e) { out.add(e.getMessage()); }
          return out.toString();
        }
        interface Callback { void call() throws Exception; }
        static int throwing() throws Exception { throw new Exception("thrown"); }
        static <T extends Comparable<T>> T first(Supplier<T> supplier) { return supplier.get(); }
      }
      """;

  @TempDir Path folder;

  @Test
  void run_allKindsOfLambdas_sameAsWithoutTheProcessor() throws Exception {
    compile(PROGRAM, folder.resolve("plain"), "-proc:none");
    compile(PROGRAM, folder.resolve("classes"), "-processor", LambdaProcessor.class.getName());

    assertThat(run(folder.resolve("classes"))).isEqualTo(run(folder.resolve("plain")));
  }

  @Test
  void compile_allKindsOfLambdas_onlyTheOneOfSeveralInterfacesIsLinkedAtRunTime() throws Exception {
    compile(PROGRAM, folder, "-processor", LambdaProcessor.class.getName());

    assertThat(bootstraps(folder)).containsOnly("altMetafactory");
  }

  @Test
  void compile_serializableLambda_classStaysAsItIs() throws Exception {
    compile("class Program { Object a = (Runnable & java.io.Serializable) () -> {}; Runnable b = () -> {}; }", folder,
        "-processor", LambdaProcessor.class.getName());

    assertThat(files(folder)).containsExactly("Program.class");
    assertThat(bootstraps(folder)).contains("metafactory");
  }

  @Test
  void compile_keep_noClasses() throws Exception {
    compile("class Program { Runnable a = () -> {}; }", folder,
        "-processor", LambdaProcessor.class.getName(), "-Amortise.lambdas=keep");

    assertThat(files(folder)).containsExactly("Program.class");
  }

  @Test
  void compile_again_removesClassesOfRemovedLambdas() throws Exception {
    String[] processor = {"-processor", LambdaProcessor.class.getName()};
    compile("class Program { Runnable a = () -> {}, b = () -> {}; }", folder, processor);
    compile("class Program { Runnable a = () -> {}; }", folder, processor);

    assertThat(files(folder)).containsExactly("Program$$Lambda0.class", "Program.class");
  }

  private void compile(String text, Path output, String... options) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    Files.createDirectories(output);
    var source =
        new SimpleJavaFileObject(URI.create("string:///Program.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
          }
        };
    var arguments = new ArrayList<>(List.of("-d", output.toString(), "--release", "17"));
    arguments.addAll(List.of(options));
    var diagnostics = new DiagnosticCollector<JavaFileObject>();
    boolean done = javac.getTask(null, null, diagnostics, arguments, null, List.of(source)).call();
    assertThat(done).as(diagnostics.getDiagnostics().toString()).isTrue();
  }

  private static String run(Path classes) throws Exception {
    try (var loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
      Method method = loader.loadClass("Program").getMethod("run");
      return (String) method.invoke(null);
    }
  }

  /** The names of the bootstrap methods of all places in a folder's classes that are linked at run time. */
  private static List<String> bootstraps(Path folder) throws IOException {
    var names = new ArrayList<String>();
    for (String file : files(folder)) {
      var code =
          new MethodVisitor(Opcodes.ASM9) {
            @Override
            public void visitInvokeDynamicInsn(String name, String type, Handle bootstrap, Object... arguments) {
              names.add(bootstrap.getName());
            }
          };
      var visitor =
          new ClassVisitor(Opcodes.ASM9) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String type, String signature, String[] thrown) {
              return code;
            }
          };
      new ClassReader(Files.readAllBytes(folder.resolve(file))).accept(visitor, 0);
    }
    names.removeIf(name -> name.equals("makeConcatWithConstants") || name.equals("bootstrap"));
    return names;
  }

  private static List<String> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
