// RUN: --verify-diagnostics
// REFERENCE: names 'bufferization.buffer_layout' in this message, whatever the attribute
// expected-error @below {{attribute 'bufferization.some' not supported as a region arg attribute by the bufferization dialect}}
func.func @unknown(%t: tensor<5xf32> {bufferization.some}) {
  return
}
