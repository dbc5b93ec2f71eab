// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.mortise.console.internal.CommandFailure;

class RedirectionsTest {
  private static void check(String typed, String executed) throws CommandFailure {
    assertThat(Redirections.rewrite(typed).replaceAll(" +\\)", ")")).isEqualTo(executed);
  }

  @Test
  void rewrite_redirection_becomesWrite() throws Exception {
    check("opt --cse in.mlir > x", "mortise:write x (opt --cse in.mlir)");
    check("opt --cse in.mlir>x", "mortise:write x (opt --cse in.mlir)");
    check("opt a >> 'a file'", "mortise:write -a 'a file' (opt a)");
    check("opt a 1> x", "mortise:write x (opt a)");
    check("$p > \"$name.mlir\"", "mortise:write \"$name.mlir\" ($p)");
    check("opt > x a", "mortise:write x (opt   a)");
    check("> x opt a", "mortise:write x (  opt a)");
    check("p = (opt a) > x", "mortise:write x (p = (opt a))");
    check("opt --cse < in > out", "mortise:write out (opt --cse < in)");
    check("opt a 2> errors > x", "mortise:write x (opt a 2> errors)");
  }

  @Test
  void rewrite_redirectedPipe_redirectsLastCommand() throws Exception {
    check("opt a | grep b > x", "mortise:write x (opt a | grep b)");
    check("opt a > x | grep b", "mortise:write x (opt a) | grep b");
    check("opt a > x | cat b > y", "mortise:write y (mortise:write x (opt a) | cat b)");
    check("echo a; opt a | opt b > x; echo b", "echo a; mortise:write x (opt a | opt b); echo b");
    check("opt a > x\nopt b >y", "mortise:write x (opt a)\nmortise:write y (opt b)");
  }

  @Test
  void rewrite_parenthesesAndFunctions_areRewritten() throws Exception {
    check("(opt a > x)", "(mortise:write x (opt a))");
    check("f = { opt $1 > x }", "f = { mortise:write x (opt $1) }");
    check("(opt a > x) > y", "mortise:write y ((mortise:write x (opt a)))");
  }

  @Test
  void rewrite_substitutionInWord_isRewritten() throws Exception {
    check("echo $(opt a > x)", "echo $(mortise:write x (opt a))");
    check("echo \"a $(opt b > x) 'c' $(opt d >> y)\" > z",
        "mortise:write z (echo \"a $(mortise:write x (opt b)) 'c' $(mortise:write -a y (opt d))\")");
    check("p = a$(echo $(opt b > x) > y)c",
        "p = a$(mortise:write y (echo $(mortise:write x (opt b))))c");
    check("opt a > $(opt b > x)", "mortise:write $(mortise:write x (opt b)) (opt a)");
    check("l = [ (opt a > x) $(opt b > y) ]", "l = [ (mortise:write x (opt a)) $(mortise:write y (opt b)) ]");
    check("m = [ a = (opt a > x) ]", "m = [ a = (mortise:write x (opt a)) ]");
    for (String same : new String[] {"echo '$(opt a > x)'", "echo \\$(opt a)", "echo \"\\$(opt a > x)\"",
        "echo \"$(opt a\" > b)"}) {
      check(same, same);
    }
    assertThatThrownBy(() -> Redirections.rewrite("echo \"$(opt a &> x)\"")).isInstanceOf(CommandFailure.class);
  }

  @Test
  void rewrite_otherRedirections_areUnchanged() throws Exception {
    for (String same : new String[] {"opt --cse in.mlir", "grep '>' x", "opt < in.mlir", "opt a 2> x",
        "opt a 2>&1 | grep x", "echo \"a > b\"", "opt a > ", "opt (a > x", "> x"}) {
      check(same, same);
    }
  }

  @Test
  void rewrite_unsupportedRedirection_isRejected() {
    for (String wrong : new String[] {"opt a &> x", "opt a > x > y", "opt a > x 2>&1", "opt a | opt b > x | opt c"}) {
      assertThatThrownBy(() -> Redirections.rewrite(wrong)).as(wrong)
          .isInstanceOf(CommandFailure.class).hasMessageContaining("use write, or the option -o");
    }
  }
}
