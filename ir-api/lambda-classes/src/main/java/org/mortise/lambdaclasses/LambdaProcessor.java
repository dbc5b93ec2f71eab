// SPDX-License-Identifier: Apache-2.0
package org.mortise.lambdaclasses;

import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.StandardLocation;

/**
 * Rewrites the class files at the end of a compilation by javac. As an annotation processor it is active in each module
 * with it on the processor path; it handles no annotation.
 *
 * <p>With other compilers lambdas are unchanged, and a note is reported. The option {@code -Amortise.lambdas=keep} also
 * leaves them unchanged, for code that does not run at start.
 */
@SupportedAnnotationTypes("*")
@SupportedOptions(LambdaProcessor.OPTION)
public final class LambdaProcessor extends AbstractProcessor {
  static final String OPTION = "mortise.lambdas";

  /** Called by the compiler. */
  public LambdaProcessor() {}

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    if ("keep".equals(environment.getOptions().get(OPTION))) {
      return;
    }
    JavacTask task;
    try {
      task = JavacTask.instance(environment);
    } catch (IllegalArgumentException e) {
      environment.getMessager().printMessage(Diagnostic.Kind.NOTE, "lambdas are not made classes: this is not javac");
      return;
    }
    task.addTaskListener(new Listener(task, outputFolder(environment)));
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    return false;
  }

  private static Path outputFolder(ProcessingEnvironment environment) {
    try {
      var file = environment.getFiler().getResource(StandardLocation.CLASS_OUTPUT, "", "lambdas");
      return Path.of(file.toUri()).getParent();
    } catch (IOException e) {
      throw new UncheckedIOException("the folder of the class files is not known", e);
    }
  }

  /** Knows which classes javac has written. */
  private static final class Listener implements TaskListener {
    private final JavacTask task;
    private final Path folder;
    private final Set<String> written = new LinkedHashSet<>();

    Listener(JavacTask task, Path folder) {
      this.task = task;
      this.folder = folder;
    }

    @Override
    public void finished(TaskEvent event) {
      if (event.getKind() == TaskEvent.Kind.GENERATE && event.getTypeElement() != null) {
        written.add(task.getElements().getBinaryName(event.getTypeElement()).toString().replace('.', '/'));
      } else if (event.getKind() == TaskEvent.Kind.COMPILATION) {
        rewrite();
      }
    }

    private void rewrite() {
      try {
        new ClassFolder(folder).rewrite(written);
      } catch (IOException e) {
        throw new UncheckedIOException("the lambdas in " + folder + " cannot be made classes", e);
      }
    }
  }
}
