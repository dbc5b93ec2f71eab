// SPDX-License-Identifier: Apache-2.0
/**
 * Analyses on the data-flow framework as a third party would write them. They are the examples of its documentation.
 */
package org.mortise.dataflow;
