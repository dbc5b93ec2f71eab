// SPDX-License-Identifier: Apache-2.0
/** A third party's parts for tests: their package is not one of Mortise's. */
@org.jspecify.annotations.NullMarked
package com.example.foreign;
