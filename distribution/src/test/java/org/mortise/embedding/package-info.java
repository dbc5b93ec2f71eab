// SPDX-License-Identifier: Apache-2.0
/** Tests of pass APIs for programs that construct passes themselves. */
package org.mortise.embedding;
