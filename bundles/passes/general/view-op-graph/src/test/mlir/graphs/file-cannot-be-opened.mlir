// RUN: "--print-graph=kind=operations file=/nonexistent/graph.dot" --verify-diagnostics
// REFERENCE: it has no such pass; so it says that it cannot open the file of its output.
// expected-error @unknown {{cannot open output file '/nonexistent/graph.dot': No such file or directory}}
module {
}
